import { createFileRoute } from '@tanstack/react-router'
import { CampaignPage } from '#src/features/activities/campaign/CampaignPage.tsx'
import { openCampaign, openScene } from '#src/features/activities/guards.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { loadedTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/activity/2025/Mamaglow')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'mamaglow', moduleName: 'Mamaglow' },
      tab: 'discover',
      prerender: false,
      offline: ['getCampaign'],
    },
  },
  head: loadedTitle,
  loader: async ({ context: { app } }) => {
    await openScene(app, 2)
    return await openCampaign(app, '2025', 'Mamaglow')
  },
  component: () => <CampaignPage year="2025" campaign="Mamaglow" />,
  pendingComponent: PageSkeleton,
})
