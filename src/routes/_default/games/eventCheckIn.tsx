import { createFileRoute } from '@tanstack/react-router'
import { CheckInPage } from '#src/features/games/CheckInPage.tsx'
import { ensureGame } from '#src/features/games/ensureGame.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { loadedTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/games/eventCheckIn')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'event-check-in', moduleName: 'Event Check-In' },
      tab: 'play',
      prerender: false,
      offline: ['getCheckIn', 'listGames'],
      opensFrom: '/',
    },
  },
  loader: ({ context: { app } }) => ensureGame(app, 'eventCheckIn'),
  head: loadedTitle,
  component: () => <CheckInPage game="eventCheckIn" />,
  pendingComponent: PageSkeleton,
})
