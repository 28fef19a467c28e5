import { createFileRoute } from '@tanstack/react-router'
import { ensureForm } from '#src/features/questionnaires/form/ensureForm.ts'
import { FormPage } from '#src/features/questionnaires/form/FormPage.tsx'
import { formSearch } from '#src/features/questionnaires/form/search.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { loadedTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_common/activity/packageCard/$card/form')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'package-card-form', moduleName: 'Package Card Form' },
      tab: null,
      prerender: false,
      offline: [],
      example: '/activity/packageCard/warmCup/form',
    },
  },
  validateSearch: formSearch,
  loader: (visit) => ensureForm(visit, visit.params.card),
  head: loadedTitle,
  component: () => <FormPage screen={Route.useParams().card} />,
  pendingComponent: PageSkeleton,
})
