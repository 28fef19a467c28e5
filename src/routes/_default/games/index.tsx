import { createFileRoute, redirect } from '@tanstack/react-router'
import { getTodaysCheckIn, listGames } from '#generated/calls/games.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { TodaysGame } from '#src/features/games/CheckInPage.tsx'
import { wheelOf } from '#src/features/games/wheel/wheelOf.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/games/')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'play', moduleName: 'Play' },
      tab: 'play',
      opensTab: true,
      prerender: false,
      offline: ['getTodaysCheckIn', 'listGames'],
    },
  },
  loader: async ({ context: { app }, location: { search } }) => {
    const [state] = await Promise.all([
      ensureFresh(app.queryClient, getTodaysCheckIn.query()),
      ensureFresh(app.queryClient, listGames.query()),
    ])
    // Redirect to the separate page of the game if the game has a wheel, because the URL of that page contains the
    // result.
    if (wheelOf(state)) throw redirect({ to: `/games/${state.game}`, search, replace: true })
  },
  head: pageTitle('platform.nav.play'),
  component: TodaysGame,
  pendingComponent: PageSkeleton,
})
