import { createFileRoute, redirect } from '@tanstack/react-router'
import { getMyGift, listMyGifts } from '#generated/calls/gifts.ts'
import { getMyMembership } from '#generated/calls/membership.ts'
import { ensureFresh, ensureFreshPages } from '#src/client/queries.ts'
import { MyGiftsPage } from '#src/features/gifts/mine/MyGiftsPage.tsx'
import { giftGroups } from '#src/features/gifts/mine/groups.ts'
import { claimSearch } from '#src/features/gifts/search.ts'
import { ensureDeliveryStep } from '#src/domain/delivery/steps.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'
import { searchWithout } from '#src/runtime/routing/searchText.ts'

export const Route = createFileRoute('/_default/gifts/reward')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'my-gifts', moduleName: 'My Gifts' },
      tab: 'rewards',
      prerender: false,
      // Do not persist these responses, because they contain the member's address.
      offline: [],
    },
  },
  head: pageTitle('gifts.mine.title'),
  validateSearch: claimSearch,
  loaderDeps: ({ search: { gift, step, address } }) => ({ gift, step, address }),
  loader: async ({ context: { app }, deps: { gift, step, address }, location }) => {
    const { queryClient } = app
    const member = ensureFresh(queryClient, getMyMembership.query())
    if (gift === undefined)
      await Promise.all(
        giftGroups.map((group) => ensureFreshPages(queryClient, listMyGifts.pages({ group }))),
      )
    else {
      const { state, regions } = await ensureFresh(queryClient, getMyGift.query({ id: gift }))
      if (step) {
        const restOfSearch = searchWithout(location, 'step', 'address')
        // Redirect to the page of the gift if it was claimed in the meantime, perhaps by a click whose response was
        // lost.
        if (state !== 'waiting') throw redirect({ to: '/gifts/reward', search: restOfSearch })
        const instead = await ensureDeliveryStep(queryClient, { step, address }, regions)
        if (instead) throw redirect({ to: '/gifts/reward', search: { ...restOfSearch, ...instead } })
      }
    }
    await member
  },
  component: MyGiftsPage,
  pendingComponent: PageSkeleton,
})
