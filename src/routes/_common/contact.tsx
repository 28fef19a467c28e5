import { createFileRoute } from '@tanstack/react-router'
import {
  getListContactTopicsSuspenseQueryOptions,
  getListFaqSuspenseQueryOptions,
} from '../../client/support.ts'
import { ContactPage } from '../../features/support/ContactPage.tsx'
import { PageSkeleton } from '../../runtime/PageSkeleton.tsx'
import { pageTitle } from '../../runtime/title.ts'

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
  loader: ({ context: { hub } }) =>
    Promise.all([
      hub.queryClient.ensureQueryData(getListContactTopicsSuspenseQueryOptions()),
      hub.queryClient.ensureQueryData(getListFaqSuspenseQueryOptions()),
    ]),
  component: ContactPage,
  pendingComponent: PageSkeleton,
})
