import { createFileRoute, redirect } from '@tanstack/react-router'
import { getToday } from '../../../../generated/calls/account.ts'
import { getConsents, listBabies } from '../../../../generated/calls/profile.ts'
import { ensureFresh } from '../../../client/queries.ts'
import { BabyPage } from '../../../features/profile/babies/BabyPage.tsx'
import { PageSkeleton } from '../../../runtime/layout/PageSkeleton.tsx'
import { backSearch } from '../../../runtime/routing/backSearch.ts'
import { pageTitle } from '../../../runtime/routing/title.ts'

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
  validateSearch: backSearch,
  loader: async ({ context: { app } }) => {
    const [{ silenced }] = await Promise.all([
      ensureFresh(app.queryClient, listBabies.query()),
      ensureFresh(app.queryClient, getConsents.query()),
      ensureFresh(app.queryClient, getToday.query()),
    ])
    // Who asked for quiet finds the switch first.
    if (silenced) throw redirect({ to: '/about-me/edit-profile', hash: 'babies' })
  },
  component: BabyPage,
  pendingComponent: PageSkeleton,
})
