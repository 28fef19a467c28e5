import { createFileRoute, redirect } from '@tanstack/react-router'
import { getGift, getGiftBoards, listGifts } from '#generated/calls/gifts.ts'
import { getMyMembership } from '#generated/calls/membership.ts'
import { ensureFresh, ensureFreshPages } from '#src/client/queries.ts'
import { GiftListPage } from '#src/features/gifts/list/GiftListPage.tsx'
import { giftListSearch } from '#src/features/gifts/search.ts'
import { ensureDeliveryStep } from '#src/domain/delivery/steps.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'
import { searchWithout } from '#src/runtime/routing/searchText.ts'

export const Route = createFileRoute('/_default/gifts/list')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'gift-list', moduleName: 'Gift List' },
      tab: 'rewards',
      prerender: false,
      offline: ['listGifts', 'getGift'],
    },
  },
  head: pageTitle('gifts.list.title'),
  validateSearch: giftListSearch,
  loaderDeps: ({ search: { type, gift, step, address } }) => ({ type, gift, step, address }),
  loader: async ({ context: { app }, deps: { type, gift, step, address }, location }) => {
    const { queryClient } = app
    const shared = [
      ensureFresh(queryClient, getMyMembership.query()),
      ensureFresh(queryClient, getGiftBoards.query()),
    ]
    if (gift === undefined) await ensureFreshPages(queryClient, listGifts.pages({ type }))
    else {
      const { regions } = await ensureFresh(queryClient, getGift.query({ id: gift }))
      const instead = step && (await ensureDeliveryStep(queryClient, { step, address }, regions))
      const restOfSearch = searchWithout(location, 'step', 'address')
      if (instead) throw redirect({ to: '/gifts/list', search: { ...restOfSearch, ...instead } })
    }
    await Promise.all(shared)
  },
  component: GiftListPage,
  pendingComponent: PageSkeleton,
})
