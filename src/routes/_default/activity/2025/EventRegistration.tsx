import { createFileRoute } from '@tanstack/react-router'
import { CampaignPage } from '#src/features/activities/campaign/CampaignPage.tsx'
import { openCampaign, openScene, requirePermission } from '#src/features/activities/guards.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { loadedTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/activity/2025/EventRegistration')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'event-registration', moduleName: 'Event Registration' },
      tab: 'discover',
      prerender: false,
      offline: ['getCampaign'],
    },
  },
  head: loadedTitle,
  loader: async ({ context: { app } }) => {
    await openScene(app, 1)
    await requirePermission(app, 'OCT00001')
    return await openCampaign(app, '2025', 'EventRegistration')
  },
  component: () => <CampaignPage year="2025" campaign="EventRegistration" />,
  pendingComponent: PageSkeleton,
})
