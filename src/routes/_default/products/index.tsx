import { createFileRoute } from '@tanstack/react-router'
import { getMyMembership } from '../../../../generated/calls/membership.ts'
import { listProductRegistrations } from '../../../../generated/calls/support.ts'
import { ensureFresh, ensureFreshPages } from '../../../client/queries.ts'
import { ProductsPage } from '../../../features/support/products/ProductsPage.tsx'
import { PageSkeleton } from '../../../runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '../../../runtime/routing/title.ts'

export const Route = createFileRoute('/_default/products/')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'my-products', moduleName: 'My Products' },
      tab: 'me',
      prerender: false,
      // A serial number is asked for in a shop, wherever that is.
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
