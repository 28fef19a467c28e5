import { createFileRoute, redirect } from '@tanstack/react-router'
import { getCheckIn } from '../../../../generated/calls/games.ts'
import { CheckInPage } from '../../../features/games/CheckInPage.tsx'
import { activityNotFound } from '../../../runtime/routing/pageRefusal.ts'
import { PageSkeleton } from '../../../runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '../../../runtime/routing/title.ts'

/** The page of the app host; section 2 names it and not its path. */
const unavailable = '/activity-unavailable'

export const Route = createFileRoute('/_default/games/checkIn')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'pop-in', moduleName: 'Pop In' },
      tab: 'play',
      opensTab: true,
      prerender: false,
      offline: ['getCheckIn'],
    },
  },
  head: pageTitle('games.checkIn.title'),
  validateSearch: ({ region }): { region?: string } => (region === 'NA' ? { region } : {}),
  loaderDeps: ({ search: { region } }) => ({ region }),
  loader: async ({ context: { app }, deps: { region } }) => {
    if (region === 'NA') {
      const { app: nativeApp } = app.neighbours
      throw nativeApp ? redirect({ href: nativeApp + unavailable }) : activityNotFound(404)
    }
    await app.queryClient.ensureQueryData(getCheckIn.query({ game: 'normalCheckIn' }))
  },
  component: CheckInPage,
  pendingComponent: PageSkeleton,
})
