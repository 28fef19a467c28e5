import { createFileRoute } from '@tanstack/react-router'
import { listLuckyGifts } from '#generated/calls/games.ts'
import { getGiftBoards } from '#generated/calls/gifts.ts'
import { getMyMembership } from '#generated/calls/membership.ts'
import { querySceneMaterials } from '#generated/calls/platform.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { GiftsPage } from '#src/features/gifts/boards/GiftsPage.tsx'
import { SceneBanners } from '#src/features/platform/SceneBanners.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'
import { Area } from '#src/runtime/layout/Area.tsx'

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
