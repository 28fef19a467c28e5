import { createFileRoute } from '@tanstack/react-router'
import {
  getMyMembership,
  getRightSavings,
  listLevelHistory,
  listLevels,
} from '#generated/calls/membership.ts'
import { getUserInfo } from '#generated/calls/account.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { LevelPage } from '#src/features/membership/level/LevelPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/memberShip')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'membership', moduleName: 'Membership' },
      tab: 'rewards',
      prerender: false,
      offline: ['getMyMembership', 'listLevels', 'listLevelHistory', 'getRightSavings'],
    },
  },
  head: pageTitle('membership.title'),
  loader: ({ context: { app } }) =>
    Promise.all([
      ensureFresh(app.queryClient, getMyMembership.query()),
      ensureFresh(app.queryClient, listLevels.query()),
      ensureFresh(app.queryClient, listLevelHistory.query()),
      ensureFresh(app.queryClient, getRightSavings.query()),
      ensureFresh(app.queryClient, getUserInfo.query()),
    ]),
  component: LevelPage,
  pendingComponent: PageSkeleton,
})
