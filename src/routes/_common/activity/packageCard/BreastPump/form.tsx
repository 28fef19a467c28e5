import { createFileRoute } from '@tanstack/react-router'
import { ensureForm } from '#src/features/questionnaires/form/ensureForm.ts'
import { FormPage } from '#src/features/questionnaires/form/FormPage.tsx'
import { formSearch } from '#src/features/questionnaires/form/search.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { loadedTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_common/activity/packageCard/BreastPump/form')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'breast-pump-card-form', moduleName: 'Breast Pump Card Form' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  validateSearch: formSearch,
  loader: (visit) => ensureForm(visit, 'BreastPump'),
  head: loadedTitle,
  component: () => <FormPage screen="BreastPump" />,
  pendingComponent: PageSkeleton,
})
