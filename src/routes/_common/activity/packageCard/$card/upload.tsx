import { createFileRoute, notFound } from '@tanstack/react-router'
import { ensureSent } from '#src/features/questionnaires/ensureSent.ts'
import { pathsOf } from '#src/features/questionnaires/paths.ts'
import { ReviewPage } from '#src/features/questionnaires/review/ReviewPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_common/activity/packageCard/$card/upload')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'package-card-upload', moduleName: 'Package Card Upload' },
      tab: null,
      prerender: false,
      offline: [],
      example: '/activity/packageCard/warmCup/upload',
    },
  },
  head: pageTitle('questionnaires.review'),
  loader: ({ context: { app }, params: { card } }) => {
    if (pathsOf(card).upload === null) throw notFound()
    return ensureSent(app, card)
  },
  component: () => <ReviewPage screen={Route.useParams().card} />,
  pendingComponent: PageSkeleton,
})
