import { createFileRoute } from '@tanstack/react-router'
import { ensureSent } from '#src/features/questionnaires/ensureSent.ts'
import { ResultPage } from '#src/features/questionnaires/result/ResultPage.tsx'
import { resultSearch } from '#src/features/questionnaires/search.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_common/activity/packageCard/$card/result')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'package-card-result', moduleName: 'Package Card Result' },
      tab: null,
      prerender: false,
      offline: [],
      example: '/activity/packageCard/warmCup/result',
    },
  },
  head: pageTitle('questionnaires.result.title'),
  validateSearch: resultSearch,
  loader: ({ context: { app }, params: { card } }) => ensureSent(app, card),
  component: () => <ResultPage screen={Route.useParams().card} step={Route.useSearch().step} />,
  pendingComponent: PageSkeleton,
})
