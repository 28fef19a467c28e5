import { createFileRoute } from '@tanstack/react-router'
import { getMyMembership } from '#generated/calls/membership.ts'
import { getOrder, listOrders } from '#generated/calls/orders.ts'
import { ensureFresh, ensureFreshPages } from '#src/client/queries.ts'
import { OrdersPage } from '#src/features/orders/OrdersPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'
import { idField } from '#generated/parameters.ts'
import { searchOf } from '#src/client/search.ts'

const search = searchOf({ id: idField })

export const Route = createFileRoute('/_default/order')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'my-purchases', moduleName: 'My Purchases' },
      tab: 'me',
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('orders.title'),
  // Id of the order; it is in the query, so that the back button returns from the order to the list.
  validateSearch: search,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { app }, deps: { id } }) => {
    await Promise.all([
      id === undefined
        ? ensureFreshPages(app.queryClient, listOrders.pages())
        : ensureFresh(app.queryClient, getOrder.query({ id })),
      ensureFresh(app.queryClient, getMyMembership.query()),
    ])
  },
  component: OrdersPage,
  pendingComponent: PageSkeleton,
})
