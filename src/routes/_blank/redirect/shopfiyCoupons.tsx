import { createFileRoute, redirect } from '@tanstack/react-router'
import { ToShopPage } from '#src/features/vouchers/ToShopPage.tsx'
import { linkSearch } from '#src/features/vouchers/search.ts'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_blank/redirect/shopfiyCoupons')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'shopify-coupons', moduleName: 'Shopify Coupons' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('vouchers.toShop.title'),
  validateSearch: linkSearch,
  // Require a member, because only members have vouchers. The loader changes no data, because it also runs for
  // preloaded pages.
  loader: ({ context: { app }, location: { href } }) => {
    if (!app.token())
      throw redirect({ to: '/login', search: { redirect: new URL(href, app.origin).href }, replace: true })
  },
  component: ToShopPage,
})
