import { createFileRoute } from '@tanstack/react-router'
import { ensureForm } from '#src/features/questionnaires/form/ensureForm.ts'
import { FormPage } from '#src/features/questionnaires/form/FormPage.tsx'
import { formSearch } from '#src/features/questionnaires/form/search.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { loadedTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_common/questionnaire/form')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'questionnaire-form', moduleName: 'Questionnaire Form' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  validateSearch: formSearch,
  loader: (visit) => ensureForm(visit, 'questionnaire'),
  head: loadedTitle,
  component: () => <FormPage screen="questionnaire" />,
  pendingComponent: PageSkeleton,
})
