import { createFileRoute } from '@tanstack/react-router'
import { getGuidance } from '#generated/calls/activities.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { GuidancePage } from '#src/features/activities/GuidancePage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { loadedTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_no-sidebar/activity/guidance')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'activity-guidance', moduleName: 'Activity Guidance' },
      tab: null,
      prerender: false,
      offline: ['getGuidance'],
      opensFrom: '/activities',
    },
  },
  head: loadedTitle,
  loader: async ({ context: { app } }) => (await ensureFresh(app.queryClient, getGuidance.query())).title,
  component: GuidancePage,
  pendingComponent: PageSkeleton,
})
