import { createFileRoute } from '@tanstack/react-router'
import { CampaignPage } from '../../../../features/activities/CampaignPage.tsx'
import { openCampaign } from '../../../../features/activities/guards.ts'
import { PageSkeleton } from '../../../../runtime/PageSkeleton.tsx'
import { loadedTitle } from '../../../../runtime/title.ts'

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
  loader: ({ context: { hub } }) => openCampaign(hub, '2024', 'BrandDay'),
  component: () => <CampaignPage year="2024" campaign="BrandDay" />,
  pendingComponent: PageSkeleton,
})
