import { createFileRoute } from '@tanstack/react-router'
import { getGetCheckInSuspenseQueryOptions } from '../../client/games.ts'
import { getGetMyMembershipSuspenseQueryOptions } from '../../client/membership.ts'
import { TodayCard } from '../../features/games/TodayCard.tsx'
import { HubHome } from '../../features/membership/HubHome.tsx'
import { PageSkeleton } from '../../runtime/PageSkeleton.tsx'

export const Route = createFileRoute('/_default/')({
  loader: ({ context: { hub } }) =>
    Promise.all([
      hub.queryClient.ensureQueryData(getGetMyMembershipSuspenseQueryOptions()),
      hub.queryClient.ensureQueryData(getGetCheckInSuspenseQueryOptions('normalCheckIn')),
    ]),
  component: () => (
    <HubHome>
      <TodayCard />
    </HubHome>
  ),
  pendingComponent: PageSkeleton,
})
