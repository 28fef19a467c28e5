import { createFileRoute } from '@tanstack/react-router'
import { getMyMembership, listRightProofs, listRights } from '#generated/calls/membership.ts'
import { ensureFresh, ensureFreshPages } from '#src/client/queries.ts'
import { ProofPage } from '#src/features/membership/rights/ProofPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'
import { idField } from '#generated/parameters.ts'
import { searchOf } from '#src/client/search.ts'

const search = searchOf({ right: idField })

export const Route = createFileRoute('/_default/rights/upload')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'rights-upload', moduleName: 'Rights Upload' },
      tab: 'rewards',
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('membership.proof.title'),
  // Id of the level benefit (right) that the member selected on the previous page.
  validateSearch: search,
  loader: ({ context: { app } }) =>
    Promise.all([
      ensureFresh(app.queryClient, listRights.query()),
      ensureFreshPages(app.queryClient, listRightProofs.pages()),
      ensureFresh(app.queryClient, getMyMembership.query()),
    ]),
  component: ProofPage,
  pendingComponent: PageSkeleton,
})
