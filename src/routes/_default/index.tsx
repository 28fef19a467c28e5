import { createFileRoute } from '@tanstack/react-router'
import { getGuidance } from '../../../generated/calls/activities.ts'
import { getCheckIn } from '../../../generated/calls/games.ts'
import { getMyMembership } from '../../../generated/calls/membership.ts'
import { listPendingTasks } from '../../../generated/calls/profile.ts'
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
      app.queryClient.ensureQueryData(getMyMembership.query()),
      app.queryClient.ensureQueryData(getCheckIn.query({ game: 'normalCheckIn' })),
      app.queryClient.ensureQueryData(listPendingTasks.query()),
      app.queryClient.ensureQueryData(getGuidance.query()),
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
