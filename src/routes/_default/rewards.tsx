import { createFileRoute } from '@tanstack/react-router'
import { getMyMembership } from '#generated/calls/membership.ts'
import { getReferral, listReferredFriends } from '#generated/calls/vouchers.ts'
import { ensureFresh, ensureFreshPages } from '#src/client/queries.ts'
import { ReferralPage } from '#src/features/vouchers/referral/ReferralPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/rewards')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'referral-rewards', moduleName: 'Referral Rewards' },
      tab: 'rewards',
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('vouchers.referral.title'),
  loader: ({ context: { app } }) =>
    Promise.all([
      ensureFresh(app.queryClient, getMyMembership.query()),
      ensureFresh(app.queryClient, getReferral.query()),
      ensureFreshPages(app.queryClient, listReferredFriends.pages()),
    ]),
  component: ReferralPage,
  pendingComponent: PageSkeleton,
})
