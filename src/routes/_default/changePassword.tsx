import { createFileRoute } from '@tanstack/react-router'
import { getGetMyMembershipSuspenseQueryOptions } from '../../client/membership.ts'
import {
  getGetUserInfoSuspenseQueryOptions,
  getIsOrgPwdSuspenseQueryOptions,
  getListBoundAccountsSuspenseQueryOptions,
  getListSessionsSuspenseInfiniteQueryOptions,
} from '../../client/session.ts'
import { SecurityPage } from '../../features/session/security/SecurityPage.tsx'
import { PageSkeleton } from '../../runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '../../runtime/routing/title.ts'

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
  loader: ({ context: { app } }) =>
    Promise.all([
      app.queryClient.ensureQueryData(getGetUserInfoSuspenseQueryOptions()),
      app.queryClient.ensureQueryData(getGetMyMembershipSuspenseQueryOptions()),
      app.queryClient.ensureQueryData(getIsOrgPwdSuspenseQueryOptions()),
      app.queryClient.ensureQueryData(getListBoundAccountsSuspenseQueryOptions()),
      app.queryClient.ensureInfiniteQueryData(getListSessionsSuspenseInfiniteQueryOptions()),
    ]),
  component: SecurityPage,
  pendingComponent: PageSkeleton,
})
