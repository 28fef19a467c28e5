import { createFileRoute } from '@tanstack/react-router'
import { getGetConsentsSuspenseQueryOptions } from '../../../client/profile.ts'
import { PrivacyPage } from '../../../features/profile/privacy/PrivacyPage.tsx'
import { PageSkeleton } from '../../../runtime/PageSkeleton.tsx'
import { pageTitle } from '../../../runtime/title.ts'

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
  loader: ({ context: { hub } }) => hub.queryClient.ensureQueryData(getGetConsentsSuspenseQueryOptions()),
  component: PrivacyPage,
  pendingComponent: PageSkeleton,
})
