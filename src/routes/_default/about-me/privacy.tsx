import { createFileRoute } from '@tanstack/react-router'
import { getMyMembership } from '#generated/calls/membership.ts'
import { getConsents, getEmailSettings, getPushSettings } from '#generated/calls/profile.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { PrivacyPage } from '#src/features/profile/privacy/PrivacyPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

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
  loader: ({ context: { app } }) =>
    Promise.all([
      ensureFresh(app.queryClient, getConsents.query()),
      ensureFresh(app.queryClient, getEmailSettings.query()),
      ensureFresh(app.queryClient, getPushSettings.query()),
      ensureFresh(app.queryClient, getMyMembership.query()),
    ]),
  component: PrivacyPage,
  pendingComponent: PageSkeleton,
})
