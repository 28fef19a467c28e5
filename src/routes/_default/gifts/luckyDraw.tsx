import { createFileRoute } from '@tanstack/react-router'
import { getDraw, getMyLuckyGift, listDraws, listLuckyGifts } from '#generated/calls/games.ts'
import { getMyMembership } from '#generated/calls/membership.ts'
import { ensureFresh, ensureFreshPages } from '#src/client/queries.ts'
import { DrawPage } from '#src/features/games/draw/DrawPage.tsx'
import { resultsQuery } from '#src/features/games/draw/reads.ts'
import { drawSearch } from '#src/features/games/draw/search.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/gifts/luckyDraw')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'lucky-draw', moduleName: 'Lucky Draw' },
      tab: 'rewards',
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('games.draw.title'),
  validateSearch: drawSearch,
  loaderDeps: ({ search: { draw, result, mine } }) => ({ draw, result, mine }),
  loader: async ({ context: { app }, deps: { draw, result, mine } }) => {
    const { queryClient } = app
    await Promise.all([
      ensureFresh(queryClient, getMyMembership.query()),
      ...(draw === undefined ? [] : [ensureFresh(queryClient, getDraw.query({ draw }))]),
      ...(result === undefined ? [] : [ensureFresh(queryClient, getMyLuckyGift.query({ id: result }))]),
      ...(mine ? [ensureFreshPages(queryClient, resultsQuery(draw))] : []),
      ...(draw === undefined && !mine
        ? [ensureFresh(queryClient, listDraws.query()), ensureFresh(queryClient, listLuckyGifts.query())]
        : []),
    ])
  },
  component: DrawPage,
  pendingComponent: PageSkeleton,
})
