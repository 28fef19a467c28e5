import { createFileRoute } from '@tanstack/react-router'
import { getGetGuidanceSuspenseQueryOptions } from '../../../client/activities.ts'
import { GuidancePage } from '../../../features/activities/GuidancePage.tsx'
import { PageSkeleton } from '../../../runtime/PageSkeleton.tsx'
import { loadedTitle } from '../../../runtime/title.ts'

export const Route = createFileRoute('/_no-sidebar/activity/guidance')({
  head: loadedTitle,
  loader: async ({ context: { hub } }) =>
    (await hub.queryClient.ensureQueryData(getGetGuidanceSuspenseQueryOptions())).title,
  component: GuidancePage,
  pendingComponent: PageSkeleton,
})
