import { createFileRoute } from '@tanstack/react-router'
import { listLuckyGifts } from '../../../../generated/calls/games.ts'
import { getGiftBoards } from '../../../../generated/calls/gifts.ts'
import { getMyMembership } from '../../../../generated/calls/membership.ts'
import { JumpPage } from '../../../features/gifts/jump/JumpPage.tsx'
import { PageSkeleton } from '../../../runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '../../../runtime/routing/title.ts'

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
      app.queryClient.ensureQueryData(getMyMembership.query()),
      app.queryClient.ensureQueryData(getGiftBoards.query()),
      app.queryClient.ensureQueryData(listLuckyGifts.query()),
    ]),
  component: JumpPage,
  pendingComponent: PageSkeleton,
})
