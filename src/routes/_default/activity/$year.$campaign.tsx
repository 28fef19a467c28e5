// Page of a campaign in the catalog, such as `/activity/2027/FirstSpring`. Campaigns that need another page title or
// access check have separate route files.
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
  // Treat the URL as an unknown route if the path does not start with `/activity` and a year.
  params: { parse: ({ year, campaign }) => /^20\d\d$/.test(year) && { year, campaign } },
  head: loadedTitle,
  loader: ({ context: { app }, params: { year, campaign } }) => openCampaign(app, year, campaign),
  component: AnyCampaign,
  pendingComponent: PageSkeleton,
})

function AnyCampaign() {
  return <CampaignPage {...Route.useParams()} />
}
