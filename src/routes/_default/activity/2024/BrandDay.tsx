import { createFileRoute } from '@tanstack/react-router'
import { CampaignPage } from '#src/features/activities/campaign/CampaignPage.tsx'
import { openCampaign } from '#src/features/activities/guards.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { loadedTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/activity/2024/BrandDay')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'brand-day', moduleName: 'Brand Day' },
      tab: 'discover',
      prerender: false,
      offline: ['getCampaign'],
    },
  },
  head: loadedTitle,
  loader: ({ context: { app } }) => openCampaign(app, '2024', 'BrandDay'),
  component: () => <CampaignPage year="2024" campaign="BrandDay" />,
  pendingComponent: PageSkeleton,
})
