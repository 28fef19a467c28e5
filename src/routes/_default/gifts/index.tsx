import { createFileRoute } from '@tanstack/react-router'
import { listLuckyGifts } from '../../../../generated/calls/games.ts'
import { getGiftBoards } from '../../../../generated/calls/gifts.ts'
import { getMyMembership } from '../../../../generated/calls/membership.ts'
import { querySceneMaterials } from '../../../../generated/calls/platform.ts'
import { ensureFresh } from '../../../client/queries.ts'
import { GiftsPage } from '../../../features/gifts/boards/GiftsPage.tsx'
import { SceneBanners } from '../../../features/platform/SceneBanners.tsx'
import { PageSkeleton } from '../../../runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '../../../runtime/routing/title.ts'
import { Area } from '../../../runtime/layout/Area.tsx'

export const Route = createFileRoute('/_default/gifts/')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'cozy-perks', moduleName: 'Cozy Perks' },
      tab: 'rewards',
      prerender: false,
      offline: ['getGiftBoards', 'listLuckyGifts', 'querySceneMaterials'],
    },
  },
  head: pageTitle('gifts.title'),
  loader: ({ context: { app } }) =>
    Promise.all([
      ensureFresh(app.queryClient, getMyMembership.query()),
      ensureFresh(app.queryClient, getGiftBoards.query()),
      ensureFresh(app.queryClient, listLuckyGifts.query()),
      ensureFresh(app.queryClient, querySceneMaterials.query({ scene: 'gifts' })),
    ]),
  component: () => (
    <GiftsPage>
      <Area>
        <SceneBanners scene="gifts" />
      </Area>
    </GiftsPage>
  ),
  pendingComponent: PageSkeleton,
})
