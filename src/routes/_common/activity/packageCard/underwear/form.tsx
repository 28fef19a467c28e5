import { createFileRoute } from '@tanstack/react-router'
import { ensureForm } from '#src/features/questionnaires/form/ensureForm.ts'
import { FormPage } from '#src/features/questionnaires/form/FormPage.tsx'
import { formSearch } from '#src/features/questionnaires/form/search.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { loadedTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_common/activity/packageCard/underwear/form')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'underwear-card-form', moduleName: 'Underwear Card Form' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  validateSearch: formSearch,
  loader: (visit) => ensureForm(visit, 'underwear'),
  head: loadedTitle,
  component: () => <FormPage screen="underwear" />,
  pendingComponent: PageSkeleton,
})
