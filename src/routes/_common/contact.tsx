import { createFileRoute } from '@tanstack/react-router'
import { listContactTopics, listFaq } from '#generated/calls/support.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { ContactPage } from '#src/features/support/contact/ContactPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

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
