// Page of any campaign of the catalog, such as `/activity/2027/FirstSpring`; campaigns with a separate name or guard
// have separate files.
import { createFileRoute } from '@tanstack/react-router'
import { CampaignPage } from '#src/features/activities/campaign/CampaignPage.tsx'
import { openCampaign } from '#src/features/activities/guards.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { loadedTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/activity/$year/$campaign')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'campaign', moduleName: 'Campaign' },
      tab: 'discover',
      prerender: false,
      offline: ['getCampaign'],
      example: '/activity/2027/FirstSpring',
    },
  },
  // Another second path segment below `/activity` is an unknown route.
  params: { parse: ({ year, campaign }) => /^20\d\d$/.test(year) && { year, campaign } },
  head: loadedTitle,
  loader: ({ context: { app }, params: { year, campaign } }) => openCampaign(app, year, campaign),
  component: AnyCampaign,
  pendingComponent: PageSkeleton,
})

function AnyCampaign() {
  return <CampaignPage {...Route.useParams()} />
}
