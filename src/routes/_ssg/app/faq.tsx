import { createFileRoute } from '@tanstack/react-router'
import { getListFaqSuspenseQueryOptions } from '../../../client/support.ts'
import { FaqPage } from '../../../features/support/FaqPage.tsx'
import { takePayload } from '../../../runtime/payload.ts'
import { pageTitle } from '../../../runtime/title.ts'

export const Route = createFileRoute('/_ssg/app/faq')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'app-faq', moduleName: 'App FAQ' },
      tab: null,
      prerender: true,
      offline: ['listFaq'],
    },
  },
  head: pageTitle('support.faq.title'),
  loader: async ({ context: { hub }, location }) => {
    await takePayload(hub, location)
    await hub.queryClient.ensureQueryData(getListFaqSuspenseQueryOptions())
  },
  component: FaqPage,
})
