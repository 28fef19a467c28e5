import { createFileRoute } from '@tanstack/react-router'
import { CampaignPage } from '#src/features/activities/campaign/CampaignPage.tsx'
import { openCampaign, openRaffle } from '#src/features/activities/guards.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { loadedTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_login/activity/2025/RegistryWeekend')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'registry-weekend', moduleName: 'Registry Weekend' },
      tab: null,
      prerender: false,
      offline: ['getCampaign'],
    },
  },
  head: loadedTitle,
  loader: async ({ context: { app }, location }) => {
    await openRaffle(app, location, { activityType: 'AUG00004', source: 'activity_RegistryWeekend' })
    return await openCampaign(app, '2025', 'RegistryWeekend')
  },
  component: () => <CampaignPage year="2025" campaign="RegistryWeekend" />,
  pendingComponent: PageSkeleton,
})
