import { createFileRoute } from '@tanstack/react-router'
import { CheckInPage } from '#src/features/games/CheckInPage.tsx'
import { ensureGame } from '#src/features/games/ensureGame.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { loadedTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/games/blackFridayCheckIn')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'black-friday-check-in', moduleName: 'Black Friday Check-In' },
      tab: 'play',
      prerender: false,
      offline: ['getCheckIn', 'listGames'],
      opensFrom: '/',
    },
  },
  loader: ({ context: { app } }) => ensureGame(app, 'blackFridayCheckIn'),
  head: loadedTitle,
  component: () => <CheckInPage game="blackFridayCheckIn" />,
  pendingComponent: PageSkeleton,
})
