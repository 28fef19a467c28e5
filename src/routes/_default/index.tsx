import { createFileRoute } from '@tanstack/react-router'
import { getTodaysCheckIn } from '#generated/calls/games.ts'
import { getMyMembership } from '#generated/calls/membership.ts'
import { querySceneMaterials } from '#generated/calls/platform.ts'
import { listPendingTasks } from '#generated/calls/profile.ts'
import { listReadingForStage } from '#generated/calls/reading.ts'
import { getToday, getUserInfo } from '#generated/calls/account.ts'
import { ensureFresh, ensureIfThere } from '#src/client/queries.ts'
import { TodayRow } from '#src/features/games/TodayRow.tsx'
import { HubHome } from '#src/features/membership/HubHome.tsx'
import { RewardLinks } from '#src/features/membership/RewardLinks.tsx'
import { SceneBanners } from '#src/features/platform/SceneBanners.tsx'
import { FirstSteps } from '#src/features/profile/tasks/FirstSteps.tsx'
import { NextTask } from '#src/features/profile/tasks/NextTask.tsx'
import { ReadingForStage } from '#src/features/reading/ReadingForStage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { Area } from '#src/runtime/layout/Area.tsx'

export const Route = createFileRoute('/_default/')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'member-hub', moduleName: 'Member Hub' },
      tab: 'home',
      opensTab: true,
      prerender: false,
      offline: [
        'getMyMembership',
        'getTodaysCheckIn',
        'listPendingTasks',
        'querySceneMaterials',
        'listReadingForStage',
      ],
    },
  },
  loader: ({ context: { app } }) =>
    Promise.all([
      ensureFresh(app.queryClient, getUserInfo.query()),
      ensureFresh(app.queryClient, getMyMembership.query()),
      ensureIfThere(app.queryClient, getToday.query()),
      ensureFresh(app.queryClient, getTodaysCheckIn.query()),
      ensureFresh(app.queryClient, listPendingTasks.query()),
      ensureFresh(app.queryClient, querySceneMaterials.query({ scene: 'hub-home' })),
      ensureFresh(app.queryClient, listReadingForStage.query()),
    ]),
  component: () => (
    <HubHome
      firstSteps={
        <Area>
          <FirstSteps />
        </Area>
      }
      checkIn={
        <Area>
          <TodayRow />
        </Area>
      }
      aside={
        <>
          <Area>
            <NextTask />
          </Area>
          <Area>
            <ReadingForStage />
          </Area>
          <Area>
            <SceneBanners scene="hub-home" />
          </Area>
        </>
      }
    >
      <Area>
        <RewardLinks />
      </Area>
    </HubHome>
  ),
  pendingComponent: PageSkeleton,
})
