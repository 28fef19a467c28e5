import { createFileRoute } from '@tanstack/react-router'
import { getGetMyMembershipSuspenseQueryOptions } from '../../../client/membership.ts'
import { getListCountriesSuspenseQueryOptions } from '../../../client/platform.ts'
import {
  getGetConsentsSuspenseQueryOptions,
  getListBabiesSuspenseQueryOptions,
  getListLactationStagesSuspenseQueryOptions,
} from '../../../client/profile.ts'
import { getGetUserInfoSuspenseQueryOptions } from '../../../client/session.ts'
import { EditProfilePage } from '../../../features/profile/EditProfilePage.tsx'
import { PageSkeleton } from '../../../runtime/PageSkeleton.tsx'
import { pageTitle } from '../../../runtime/title.ts'

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
  loader: ({ context: { hub } }) =>
    Promise.all([
      hub.queryClient.ensureQueryData(getGetUserInfoSuspenseQueryOptions()),
      hub.queryClient.ensureQueryData(getGetMyMembershipSuspenseQueryOptions()),
      hub.queryClient.ensureQueryData(getGetConsentsSuspenseQueryOptions()),
      hub.queryClient.ensureQueryData(getListBabiesSuspenseQueryOptions()),
      hub.queryClient.ensureQueryData(getListLactationStagesSuspenseQueryOptions()),
      hub.queryClient.ensureQueryData(getListCountriesSuspenseQueryOptions({})),
    ]),
  component: EditProfilePage,
  pendingComponent: PageSkeleton,
})
