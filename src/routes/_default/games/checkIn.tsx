import { createFileRoute, redirect } from '@tanstack/react-router'
import { countryCodeField } from '#generated/parameters.ts'
import { CheckInPage } from '#src/features/games/CheckInPage.tsx'
import { ensureGame } from '#src/features/games/ensureGame.ts'
import { activityNotFound } from '#src/runtime/routing/pageRefusal.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { loadedTitle } from '#src/runtime/routing/title.ts'
import { searchOf } from '#src/client/search.ts'

/**
 * Path of the page on the app host for an unavailable activity. Section 2 of the specification requires this page, but
 * does not specify its path.
 */
const unavailable = '/activity-unavailable'

const search = searchOf({ region: countryCodeField })

export const Route = createFileRoute('/_default/games/checkIn')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'pop-in', moduleName: 'Pop In' },
      tab: 'play',
      prerender: false,
      offline: ['getCheckIn', 'listGames'],
    },
  },
  validateSearch: search,
  loaderDeps: ({ search: { region } }) => ({ region }),
  loader: async ({ context: { app }, deps: { region } }) => {
    if (region === 'NA') {
      const { app: nativeApp } = app.neighbours
      throw nativeApp ? redirect({ href: nativeApp + unavailable }) : activityNotFound(404)
    }
    return await ensureGame(app, 'checkIn')
  },
  head: loadedTitle,
  component: () => <CheckInPage game="checkIn" />,
  pendingComponent: PageSkeleton,
})
