import { createFileRoute } from '@tanstack/react-router'
import { listFaq } from '../../../../generated/calls/support.ts'
import { ensureFresh } from '../../../client/queries.ts'
import { FaqPage } from '../../../features/support/faq/FaqPage.tsx'
import { takePayload } from '../../../runtime/prerender/payload.ts'
import { pageTitle } from '../../../runtime/routing/title.ts'

export const Route = createFileRoute('/_ssg/common/faq')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'faq', moduleName: 'FAQ' },
      tab: null,
      prerender: true,
      offline: ['listFaq'],
    },
  },
  head: pageTitle('support.faq.title', 'support.faq.intro'),
  loader: async ({ context: { app }, location }) => {
    await takePayload(app, location)
    await ensureFresh(app.queryClient, listFaq.query())
  },
  component: FaqPage,
})
