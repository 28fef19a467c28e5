import { createFileRoute } from '@tanstack/react-router'
import { getMyMembership } from '#generated/calls/membership.ts'
import { getLogistics } from '#generated/calls/orders.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { LogisticsPage } from '#src/features/orders/LogisticsPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'
import { idField } from '#generated/parameters.ts'
import { searchOf } from '#src/client/search.ts'

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
