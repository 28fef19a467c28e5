import { createFileRoute } from '@tanstack/react-router'
import { listLuckyGifts } from '#generated/calls/games.ts'
import { getGiftBoards } from '#generated/calls/gifts.ts'
import { getMyMembership } from '#generated/calls/membership.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { JumpPage } from '#src/features/gifts/jump/JumpPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/gifts/jumpList')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'gift-jump-list', moduleName: 'Gift Jump List' },
      tab: 'rewards',
      prerender: false,
      offline: ['getGiftBoards', 'listLuckyGifts'],
    },
  },
  head: pageTitle('gifts.jump.title'),
  loader: ({ context: { app } }) =>
    Promise.all([
      ensureFresh(app.queryClient, getMyMembership.query()),
      ensureFresh(app.queryClient, getGiftBoards.query()),
      ensureFresh(app.queryClient, listLuckyGifts.query()),
    ]),
  component: JumpPage,
  pendingComponent: PageSkeleton,
})
