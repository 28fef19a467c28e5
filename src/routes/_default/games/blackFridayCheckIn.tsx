import { createFileRoute } from '@tanstack/react-router'
import { CheckInPage } from '../../../features/games/CheckInPage.tsx'
import { ensureGame } from '../../../features/games/ensureGame.ts'
import { PageSkeleton } from '../../../runtime/layout/PageSkeleton.tsx'
import { loadedTitle } from '../../../runtime/routing/title.ts'

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
