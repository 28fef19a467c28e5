import { createFileRoute } from '@tanstack/react-router'
import { CheckInPage } from '../../../features/games/CheckInPage.tsx'
import { ensureGame } from '../../../features/games/ensureGame.ts'
import { PageSkeleton } from '../../../runtime/layout/PageSkeleton.tsx'
import { loadedTitle } from '../../../runtime/routing/title.ts'

export const Route = createFileRoute('/_default/games/motherDay')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'mothers-day', moduleName: 'Mother’s Day' },
      tab: 'play',
      prerender: false,
      offline: ['getCheckIn', 'listGames'],
      opensFrom: '/',
    },
  },
  loader: ({ context: { app } }) => ensureGame(app, 'motherDay'),
  head: loadedTitle,
  component: () => <CheckInPage game="motherDay" />,
  pendingComponent: PageSkeleton,
})
