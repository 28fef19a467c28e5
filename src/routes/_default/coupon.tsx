import { createFileRoute } from '@tanstack/react-router'
import { getMyMembership } from '#generated/calls/membership.ts'
import { getUserInfo } from '#generated/calls/account.ts'
import { listVouchers } from '#generated/calls/vouchers.ts'
import { ensureFresh, ensureFreshPages } from '#src/client/queries.ts'
import { VouchersPage } from '#src/features/vouchers/VouchersPage.tsx'
import { vouchersSearch } from '#src/features/vouchers/search.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/coupon')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'coupons', moduleName: 'Coupons' },
      tab: 'rewards',
      prerender: false,
      // Do not persist the list of vouchers, because it contains voucher codes.
      offline: [],
    },
  },
  head: pageTitle('vouchers.title'),
  validateSearch: vouchersSearch,
  loaderDeps: ({ search: { state } }) => ({ state }),
  loader: ({ context: { app }, deps: { state = 'active' } }) =>
    Promise.all([
      ensureFresh(app.queryClient, getUserInfo.query()),
      ensureFresh(app.queryClient, getMyMembership.query()),
      ensureFreshPages(app.queryClient, listVouchers.pages({ state })),
    ]),
  component: VouchersPage,
  pendingComponent: PageSkeleton,
})
