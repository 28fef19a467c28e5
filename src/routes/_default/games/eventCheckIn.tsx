import { createFileRoute } from '@tanstack/react-router'
import { CheckInPage } from '../../../features/games/CheckInPage.tsx'
import { ensureGame } from '../../../features/games/ensureGame.ts'
import { PageSkeleton } from '../../../runtime/layout/PageSkeleton.tsx'
import { loadedTitle } from '../../../runtime/routing/title.ts'

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
