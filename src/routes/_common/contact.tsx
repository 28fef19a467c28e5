import { createFileRoute } from '@tanstack/react-router'
import {
  getListContactTopicsSuspenseQueryOptions,
  getListFaqSuspenseQueryOptions,
} from '../../client/support.ts'
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
  head: pageTitle('support.contact.title'),
  loader: ({ context: { app } }) =>
    Promise.all([
      app.queryClient.ensureQueryData(getListContactTopicsSuspenseQueryOptions()),
      app.queryClient.ensureQueryData(getListFaqSuspenseQueryOptions()),
    ]),
  component: ContactPage,
  pendingComponent: PageSkeleton,
})
