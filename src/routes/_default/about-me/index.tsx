import { createFileRoute } from '@tanstack/react-router'
import { getPrivacyPolicy, listPendingTasks } from '#generated/calls/profile.ts'
import { getUserInfo } from '#generated/calls/account.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { MePage } from '#src/features/profile/me/MePage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

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
      ensureFresh(queryClient, getUserInfo.query()),
      ensureFresh(queryClient, listPendingTasks.query()),
    ])
    if (newPrivacyPolicy) await ensureFresh(queryClient, getPrivacyPolicy.query())
  },
  component: MePage,
  pendingComponent: PageSkeleton,
})
