import { createFileRoute } from '@tanstack/react-router'
import { getCheckIn } from '../../../../generated/calls/games.ts'
import { CheckInPage } from '../../../features/games/CheckInPage.tsx'
import { PageSkeleton } from '../../../runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '../../../runtime/routing/title.ts'

export const Route = createFileRoute('/_default/games/normalCheckIn')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'daily-check-in', moduleName: 'Daily Check-In' },
      tab: 'play',
      prerender: false,
      offline: ['getCheckIn'],
      opensFrom: '/',
    },
  },
  head: pageTitle('games.checkIn.title'),
  loader: ({ context: { app } }) =>
    app.queryClient.ensureQueryData(getCheckIn.query({ game: 'normalCheckIn' })),
  component: CheckInPage,
  pendingComponent: PageSkeleton,
})
