import { createFileRoute } from '@tanstack/react-router'
import {
  getGetPrivacyPolicySuspenseQueryOptions,
  getListPendingTasksSuspenseQueryOptions,
} from '../../../client/profile.ts'
import { getGetUserInfoSuspenseQueryOptions } from '../../../client/session.ts'
import { MePage } from '../../../features/profile/me/MePage.tsx'
import { PageSkeleton } from '../../../runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '../../../runtime/routing/title.ts'

export const Route = createFileRoute('/_default/about-me/')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'about-me', moduleName: 'About Me' },
      tab: 'me',
      opensTab: true,
      prerender: false,
      offline: ['listPendingTasks', 'getPrivacyPolicy'],
    },
  },
  head: pageTitle('profile.me.title'),
  loader: async ({ context: { app } }) => {
    const { queryClient } = app
    const [{ newPrivacyPolicy }] = await Promise.all([
      queryClient.ensureQueryData(getGetUserInfoSuspenseQueryOptions()),
      queryClient.ensureQueryData(getListPendingTasksSuspenseQueryOptions()),
    ])
    if (newPrivacyPolicy) await queryClient.ensureQueryData(getGetPrivacyPolicySuspenseQueryOptions())
  },
  component: MePage,
  pendingComponent: PageSkeleton,
})
