import { createFileRoute } from '@tanstack/react-router'
import { getGetGuidanceSuspenseQueryOptions } from '../../client/activities.ts'
import { getGetCheckInSuspenseQueryOptions } from '../../client/games.ts'
import { getGetMyMembershipSuspenseQueryOptions } from '../../client/membership.ts'
import { getListPendingTasksSuspenseQueryOptions } from '../../client/profile.ts'
import { GuidanceCard } from '../../features/activities/GuidanceCard.tsx'
import { TodayCard } from '../../features/games/TodayCard.tsx'
import { HubHome } from '../../features/membership/HubHome.tsx'
import { NextTask } from '../../features/profile/NextTask.tsx'
import { PageSkeleton } from '../../runtime/PageSkeleton.tsx'

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
  loader: ({ context: { hub } }) =>
    Promise.all([
      hub.queryClient.ensureQueryData(getGetMyMembershipSuspenseQueryOptions()),
      hub.queryClient.ensureQueryData(getGetCheckInSuspenseQueryOptions('normalCheckIn')),
      hub.queryClient.ensureQueryData(getListPendingTasksSuspenseQueryOptions()),
      hub.queryClient.ensureQueryData(getGetGuidanceSuspenseQueryOptions()),
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
