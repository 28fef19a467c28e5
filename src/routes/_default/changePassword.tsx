import { createFileRoute } from '@tanstack/react-router'
import { getMyMembership } from '#generated/calls/membership.ts'
import {
  getSecondFactor,
  isOrgPwd,
  listBoundAccounts,
  listPasskeys,
  listSessions,
} from '#generated/calls/session.ts'
import { ensureFresh, ensureFreshPages } from '#src/client/queries.ts'
import { SecurityPage } from '#src/features/session/security/SecurityPage.tsx'
import { startSignInOptions } from '#src/features/session/shared/useSignInOptions.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'
import { getUserInfo } from '#generated/calls/account.ts'

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
  loader: ({ context: { app } }) => {
    return Promise.all([
      startSignInOptions(app.queryClient),
      ensureFresh(app.queryClient, getUserInfo.query()),
      ensureFresh(app.queryClient, getMyMembership.query()),
      ensureFresh(app.queryClient, isOrgPwd.query()),
      ensureFresh(app.queryClient, listPasskeys.query()),
      ensureFresh(app.queryClient, getSecondFactor.query()),
      ensureFresh(app.queryClient, listBoundAccounts.query()),
      ensureFreshPages(app.queryClient, listSessions.pages()),
    ])
  },
  component: SecurityPage,
  pendingComponent: PageSkeleton,
})
