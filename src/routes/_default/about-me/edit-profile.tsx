import { createFileRoute } from '@tanstack/react-router'
import { getMyMembership } from '#generated/calls/membership.ts'
import { listCountries } from '#generated/calls/platform.ts'
import { getConsents, listBabies, listLactationStages } from '#generated/calls/profile.ts'
import { getUserInfo } from '#generated/calls/account.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { EditProfilePage } from '#src/features/profile/edit/EditProfilePage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { backSearch } from '#src/runtime/routing/backSearch.ts'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/about-me/edit-profile')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'edit-profile', moduleName: 'Edit Profile' },
      tab: 'me',
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('profile.edit.title'),
  validateSearch: backSearch,
  loader: ({ context: { app } }) =>
    Promise.all([
      ensureFresh(app.queryClient, getUserInfo.query()),
      ensureFresh(app.queryClient, getMyMembership.query()),
      ensureFresh(app.queryClient, getConsents.query()),
      ensureFresh(app.queryClient, listBabies.query()),
      ensureFresh(app.queryClient, listLactationStages.query()),
      ensureFresh(app.queryClient, listCountries.query()),
    ]),
  component: EditProfilePage,
  pendingComponent: PageSkeleton,
})
