import { createFileRoute } from '@tanstack/react-router'
import { ActivitySignInPage } from '#src/features/activities/ActivitySignInPage.tsx'
import { requirePermission } from '#src/features/activities/guards.ts'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_blank/activity/signIn')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'activity-sign-in', moduleName: 'Activity Sign-In' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('activities.signIn.title'),
  loader: ({ context: { app } }) => requirePermission(app, 'MAR00002'),
  component: ActivitySignInPage,
})
