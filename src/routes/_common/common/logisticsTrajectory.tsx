import { createFileRoute } from '@tanstack/react-router'
import { getMyMembership } from '../../../../generated/calls/membership.ts'
import { getLogistics } from '../../../../generated/calls/orders.ts'
import { ensureFresh } from '../../../client/queries.ts'
import { LogisticsPage } from '../../../features/orders/LogisticsPage.tsx'
import { PageSkeleton } from '../../../runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '../../../runtime/routing/title.ts'
import { idField } from '../../../../generated/parameters.ts'
import { searchOf } from '../../../client/search.ts'

const search = searchOf({ parcel: idField })

export const Route = createFileRoute('/_common/common/logisticsTrajectory')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'logistics-trajectory', moduleName: 'Logistics Trajectory' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('orders.parcel.title'),
  validateSearch: search,
  loaderDeps: ({ search: { parcel } }) => ({ parcel }),
  loader: async ({ context: { app }, deps: { parcel } }) => {
    if (parcel === undefined) return
    await Promise.all([
      ensureFresh(app.queryClient, getLogistics.query({ id: parcel })),
      ensureFresh(app.queryClient, getMyMembership.query()),
    ])
  },
  component: LogisticsPage,
  pendingComponent: PageSkeleton,
})
