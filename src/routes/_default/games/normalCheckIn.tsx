import { createFileRoute } from '@tanstack/react-router'
import { CheckInPage } from '#src/features/games/CheckInPage.tsx'
import { ensureGame } from '#src/features/games/ensureGame.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { loadedTitle } from '#src/runtime/routing/title.ts'

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
