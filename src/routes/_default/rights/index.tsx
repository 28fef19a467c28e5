import { createFileRoute } from '@tanstack/react-router'
import { getMyMembership, listRights } from '#generated/calls/membership.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { RightsPage } from '#src/features/membership/rights/RightsPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/rights/')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'my-rights', moduleName: 'My Rights' },
      tab: 'rewards',
      prerender: false,
      offline: ['listRights', 'getMyMembership'],
    },
  },
  head: pageTitle('membership.rights.title'),
  loader: ({ context: { app } }) =>
    Promise.all([
      ensureFresh(app.queryClient, listRights.query()),
      ensureFresh(app.queryClient, getMyMembership.query()),
    ]),
  component: RightsPage,
  pendingComponent: PageSkeleton,
})
