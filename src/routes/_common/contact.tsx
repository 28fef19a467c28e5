import { createFileRoute } from '@tanstack/react-router'
import { getListContactTopicsSuspenseQueryOptions } from '../../client/support.ts'
import { ContactPage } from '../../features/support/ContactPage.tsx'
import { PageSkeleton } from '../../runtime/PageSkeleton.tsx'
import { pageTitle } from '../../runtime/title.ts'

export const Route = createFileRoute('/_common/contact')({
  head: pageTitle('support.contact.title'),
  loader: ({ context: { hub } }) =>
    hub.queryClient.ensureQueryData(getListContactTopicsSuspenseQueryOptions()),
  component: ContactPage,
  pendingComponent: PageSkeleton,
})
