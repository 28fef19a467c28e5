import { createFileRoute } from '@tanstack/react-router'
import { CheckInPage } from '../../../features/games/CheckInPage.tsx'
import { ensureGame } from '../../../features/games/ensureGame.ts'
import { PageSkeleton } from '../../../runtime/layout/PageSkeleton.tsx'
import { loadedTitle } from '../../../runtime/routing/title.ts'

export const Route = createFileRoute('/_default/games/normalCheckIn')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'daily-check-in', moduleName: 'Daily Check-In' },
      tab: 'play',
      prerender: false,
      offline: ['getCheckIn', 'listGames'],
      opensFrom: '/',
    },
  },
  loader: ({ context: { app } }) => ensureGame(app, 'normalCheckIn'),
  head: loadedTitle,
  component: () => <CheckInPage game="normalCheckIn" />,
  pendingComponent: PageSkeleton,
})
