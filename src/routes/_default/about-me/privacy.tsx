import { createFileRoute } from '@tanstack/react-router'
import { getConsents } from '../../../../generated/calls/profile.ts'
import { PrivacyPage } from '../../../features/profile/privacy/PrivacyPage.tsx'
import { PageSkeleton } from '../../../runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '../../../runtime/routing/title.ts'

export const Route = createFileRoute('/_default/about-me/privacy')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'privacy-and-data', moduleName: 'Privacy and Data' },
      tab: 'me',
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('profile.privacy.title'),
  loader: ({ context: { app } }) => app.queryClient.ensureQueryData(getConsents.query()),
  component: PrivacyPage,
  pendingComponent: PageSkeleton,
})
