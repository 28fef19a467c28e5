import { createFileRoute } from '@tanstack/react-router'
import { getMyMembership } from '#generated/calls/membership.ts'
import { listRegistrableProducts } from '#generated/calls/support.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { RegisterPage } from '#src/features/support/products/RegisterPage.tsx'
import { registerSearch } from '#src/features/support/products/search.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/products/register')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'product-registration', moduleName: 'Product Registration' },
      tab: 'me',
      prerender: false,
      offline: ['listRegistrableProducts', 'getMyMembership'],
    },
  },
  head: pageTitle('support.register.title'),
  validateSearch: registerSearch,
  loader: ({ context: { app } }) =>
    Promise.all([
      ensureFresh(app.queryClient, listRegistrableProducts.query()),
      ensureFresh(app.queryClient, getMyMembership.query()),
    ]),
  component: RegisterPage,
  pendingComponent: PageSkeleton,
})
