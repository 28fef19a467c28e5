import { createFileRoute } from '@tanstack/react-router'
import { getGetMyMembershipSuspenseQueryOptions } from '../../../client/membership.ts'
import { getListCountriesSuspenseQueryOptions } from '../../../client/platform.ts'
import {
  getGetConsentsSuspenseQueryOptions,
  getListBabiesSuspenseQueryOptions,
  getListLactationStagesSuspenseQueryOptions,
} from '../../../client/profile.ts'
import { getGetUserInfoSuspenseQueryOptions } from '../../../client/session.ts'
import { EditProfilePage } from '../../../features/profile/edit/EditProfilePage.tsx'
import { PageSkeleton } from '../../../runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '../../../runtime/routing/title.ts'

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
  loader: ({ context: { app } }) =>
    Promise.all([
      app.queryClient.ensureQueryData(getGetUserInfoSuspenseQueryOptions()),
      app.queryClient.ensureQueryData(getGetMyMembershipSuspenseQueryOptions()),
      app.queryClient.ensureQueryData(getGetConsentsSuspenseQueryOptions()),
      app.queryClient.ensureQueryData(getListBabiesSuspenseQueryOptions()),
      app.queryClient.ensureQueryData(getListLactationStagesSuspenseQueryOptions()),
      app.queryClient.ensureQueryData(getListCountriesSuspenseQueryOptions({})),
    ]),
  component: EditProfilePage,
  pendingComponent: PageSkeleton,
})
