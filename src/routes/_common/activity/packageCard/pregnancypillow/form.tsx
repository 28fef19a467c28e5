import { createFileRoute } from '@tanstack/react-router'
import { ensureForm } from '#src/features/questionnaires/form/ensureForm.ts'
import { FormPage } from '#src/features/questionnaires/form/FormPage.tsx'
import { formSearch } from '#src/features/questionnaires/form/search.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { loadedTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_common/activity/packageCard/pregnancypillow/form')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'pregnancy-pillow-card-form', moduleName: 'Pregnancy Pillow Card Form' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  validateSearch: formSearch,
  loader: (visit) => ensureForm(visit, 'pregnancypillow'),
  head: loadedTitle,
  component: () => <FormPage screen="pregnancypillow" />,
  pendingComponent: PageSkeleton,
})
