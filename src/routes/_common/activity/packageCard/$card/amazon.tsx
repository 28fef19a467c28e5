import { createFileRoute } from '@tanstack/react-router'
import { getIpIsoCode } from '#generated/calls/platform.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { ensureSent } from '#src/features/questionnaires/ensureSent.ts'
import { OrderPage } from '#src/features/questionnaires/order/OrderPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_common/activity/packageCard/$card/amazon')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'package-card-amazon', moduleName: 'Package Card Amazon' },
      tab: null,
      prerender: false,
      offline: [],
      example: '/activity/packageCard/warmCup/amazon',
    },
  },
  head: pageTitle('questionnaires.order'),
  loader: ({ context: { app }, params: { card } }) =>
    Promise.all([ensureSent(app, card), ensureFresh(app.queryClient, getIpIsoCode.query())]),
  component: () => <OrderPage screen={Route.useParams().card} />,
  pendingComponent: PageSkeleton,
})
