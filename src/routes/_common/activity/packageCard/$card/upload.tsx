import { createFileRoute, notFound } from '@tanstack/react-router'
import { ensureSent } from '../../../../../features/questionnaires/ensureSent.ts'
import { pathsOf } from '../../../../../features/questionnaires/paths.ts'
import { ReviewPage } from '../../../../../features/questionnaires/review/ReviewPage.tsx'
import { PageSkeleton } from '../../../../../runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '../../../../../runtime/routing/title.ts'

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
