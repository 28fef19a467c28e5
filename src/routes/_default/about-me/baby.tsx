import { createFileRoute, redirect } from '@tanstack/react-router'
import { getToday } from '#generated/calls/account.ts'
import { getMyMembership } from '#generated/calls/membership.ts'
import { getConsents, listBabies } from '#generated/calls/profile.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { BabyPage } from '#src/features/profile/babies/BabyPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { idField } from '#generated/parameters.ts'
import { searchOf } from '#src/client/search.ts'
import { backPath } from '#src/runtime/routing/backSearch.ts'
import { pageTitle } from '#src/runtime/routing/title.ts'

const search = searchOf({
  /** Id of the baby to edit; missing for a new baby. */
  id: idField,
  back: backPath,
})

export const Route = createFileRoute('/_default/about-me/baby')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'baby', moduleName: 'Baby' },
      tab: 'me',
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('profile.baby.new'),
  validateSearch: search,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { app }, deps: { id }, location }) => {
    const [{ silenced }] = await Promise.all([
      ensureFresh(app.queryClient, listBabies.query()),
      ensureFresh(app.queryClient, getConsents.query()),
      ensureFresh(app.queryClient, getToday.query()),
      ensureFresh(app.queryClient, getMyMembership.query()),
    ])
    // If the member has muted baby content, redirect to the switch that shows it again. The form for an existing baby
    // stays available.
    if (silenced && id === undefined)
      throw redirect({ to: '/about-me/edit-profile', search: location.search, hash: 'babies' })
  },
  component: BabyPage,
  pendingComponent: PageSkeleton,
})
