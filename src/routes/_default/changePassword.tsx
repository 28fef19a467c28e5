import { createFileRoute } from '@tanstack/react-router'
import { getGetMyMembershipSuspenseQueryOptions } from '../../client/membership.ts'
import {
  getGetUserInfoSuspenseQueryOptions,
  getIsOrgPwdSuspenseQueryOptions,
  getListBoundAccountsSuspenseQueryOptions,
  getListSessionsSuspenseInfiniteQueryOptions,
} from '../../client/session.ts'
import { SecurityPage } from '../../features/session/SecurityPage.tsx'
import { PageSkeleton } from '../../runtime/PageSkeleton.tsx'
import { pageTitle } from '../../runtime/title.ts'

export const Route = createFileRoute('/_default/changePassword')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'change-password', moduleName: 'Change Password' },
      tab: 'me',
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('session.security.title'),
  loader: ({ context: { hub } }) =>
    Promise.all([
      hub.queryClient.ensureQueryData(getGetUserInfoSuspenseQueryOptions()),
      hub.queryClient.ensureQueryData(getGetMyMembershipSuspenseQueryOptions()),
      hub.queryClient.ensureQueryData(getIsOrgPwdSuspenseQueryOptions()),
      hub.queryClient.ensureQueryData(getListBoundAccountsSuspenseQueryOptions()),
      hub.queryClient.ensureInfiniteQueryData(getListSessionsSuspenseInfiniteQueryOptions()),
    ]),
  component: SecurityPage,
  pendingComponent: PageSkeleton,
})
