import { createFileRoute } from '@tanstack/react-router'
import { ensureSent } from '#src/features/questionnaires/ensureSent.ts'
import { ResultPage } from '#src/features/questionnaires/result/ResultPage.tsx'
import { resultSearch } from '#src/features/questionnaires/search.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_common/activity/packageCard/pregnancypillow/result')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'pregnancy-pillow-card-result', moduleName: 'Pregnancy Pillow Card Result' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('questionnaires.result.title'),
  validateSearch: resultSearch,
  loader: ({ context: { app } }) => ensureSent(app, 'pregnancypillow'),
  component: () => <ResultPage screen="pregnancypillow" step={Route.useSearch().step} />,
  pendingComponent: PageSkeleton,
})
