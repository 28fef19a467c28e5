import { createFileRoute } from '@tanstack/react-router'
import { getIpIsoCode } from '../../../../../../generated/calls/platform.ts'
import { ensureFresh } from '../../../../../client/queries.ts'
import { ensureSent } from '../../../../../features/questionnaires/ensureSent.ts'
import { OrderPage } from '../../../../../features/questionnaires/order/OrderPage.tsx'
import { PageSkeleton } from '../../../../../runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '../../../../../runtime/routing/title.ts'

export const Route = createFileRoute('/_common/activity/packageCard/pregnancypillow/amazon')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'pregnancy-pillow-card-amazon', moduleName: 'Pregnancy Pillow Card Amazon' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('questionnaires.order'),
  loader: ({ context: { app } }) =>
    Promise.all([ensureSent(app, 'pregnancypillow'), ensureFresh(app.queryClient, getIpIsoCode.query())]),
  component: () => <OrderPage screen="pregnancypillow" />,
  pendingComponent: PageSkeleton,
})
