import { createFileRoute } from '@tanstack/react-router'
import { getMyMembership } from '#generated/calls/membership.ts'
import { getDeletionPreview } from '#generated/calls/account.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { DeletionPage } from '#src/features/session/deletion/DeletionPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/del-account')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'delete-account', moduleName: 'Delete Account' },
      tab: 'me',
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('session.deletion.title'),
  loader: ({ context: { app } }) =>
    Promise.all([
      ensureFresh(app.queryClient, getDeletionPreview.query()),
      ensureFresh(app.queryClient, getMyMembership.query()),
    ]),
  component: DeletionPage,
  pendingComponent: PageSkeleton,
})
