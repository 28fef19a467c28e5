import { createFileRoute } from '@tanstack/react-router'
import { getIpIsoCode } from '#generated/calls/platform.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { ensureSent } from '#src/features/questionnaires/ensureSent.ts'
import { OrderPage } from '#src/features/questionnaires/order/OrderPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_common/activity/packageCard/underwear/amazon')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'underwear-card-amazon', moduleName: 'Underwear Card Amazon' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('questionnaires.order'),
  loader: ({ context: { app } }) =>
    Promise.all([ensureSent(app, 'underwear'), ensureFresh(app.queryClient, getIpIsoCode.query())]),
  component: () => <OrderPage screen="underwear" />,
  pendingComponent: PageSkeleton,
})
