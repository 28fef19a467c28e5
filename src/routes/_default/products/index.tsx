import { createFileRoute } from '@tanstack/react-router'
import { getMyMembership } from '#generated/calls/membership.ts'
import { listProductRegistrations } from '#generated/calls/support.ts'
import { ensureFresh, ensureFreshPages } from '#src/client/queries.ts'
import { ProductsPage } from '#src/features/support/products/ProductsPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/products/')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'my-products', moduleName: 'My Products' },
      tab: 'me',
      prerender: false,
      // Persist the products, because members need serial numbers in shops and may be offline there.
      offline: ['listProductRegistrations', 'getMyMembership'],
    },
  },
  head: pageTitle('support.products.title'),
  loader: ({ context: { app } }) =>
    Promise.all([
      ensureFreshPages(app.queryClient, listProductRegistrations.pages()),
      ensureFresh(app.queryClient, getMyMembership.query()),
    ]),
  component: ProductsPage,
  pendingComponent: PageSkeleton,
})
