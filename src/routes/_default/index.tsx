import { createFileRoute } from '@tanstack/react-router'
import { getGetGuidanceSuspenseQueryOptions } from '../../client/activities.ts'
import { getGetCheckInSuspenseQueryOptions } from '../../client/games.ts'
import { getGetMyMembershipSuspenseQueryOptions } from '../../client/membership.ts'
import { getListPendingTasksSuspenseQueryOptions } from '../../client/profile.ts'
import { GuidanceCard } from '../../features/activities/GuidanceCard.tsx'
import { TodayCard } from '../../features/games/TodayCard.tsx'
import { HubHome } from '../../features/membership/HubHome.tsx'
import { NextTask } from '../../features/profile/tasks/NextTask.tsx'
import { PageSkeleton } from '../../runtime/layout/PageSkeleton.tsx'

export const Route = createFileRoute('/_default/')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'member-hub', moduleName: 'Member Hub' },
      tab: 'home',
      opensTab: true,
      prerender: false,
      offline: ['getMyMembership', 'getCheckIn', 'listPendingTasks', 'getGuidance'],
    },
  },
  loader: ({ context: { app } }) =>
    Promise.all([
      app.queryClient.ensureQueryData(getGetMyMembershipSuspenseQueryOptions()),
      app.queryClient.ensureQueryData(getGetCheckInSuspenseQueryOptions('normalCheckIn')),
      app.queryClient.ensureQueryData(getListPendingTasksSuspenseQueryOptions()),
      app.queryClient.ensureQueryData(getGetGuidanceSuspenseQueryOptions()),
    ]),
  component: () => (
    <HubHome
      aside={
        <>
          <NextTask />
          <GuidanceCard />
        </>
      }
    >
      <TodayCard />
    </HubHome>
  ),
  pendingComponent: PageSkeleton,
})
