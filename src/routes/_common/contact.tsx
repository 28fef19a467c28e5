import { createFileRoute } from '@tanstack/react-router'
import { listContactTopics, listFaq } from '../../../generated/calls/support.ts'
import { ensureFresh } from '../../client/queries.ts'
import { ContactPage } from '../../features/support/contact/ContactPage.tsx'
import { PageSkeleton } from '../../runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '../../runtime/routing/title.ts'

export const Route = createFileRoute('/_common/contact')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'contact-us', moduleName: 'Contact Us' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('support.contact.title', 'support.contact.description'),
  loader: ({ context: { app } }) =>
    Promise.all([
      ensureFresh(app.queryClient, listContactTopics.query()),
      ensureFresh(app.queryClient, listFaq.query()),
    ]),
  component: ContactPage,
  pendingComponent: PageSkeleton,
})
