import { createFileRoute } from '@tanstack/react-router'
import { EmailVerificationPage } from '#src/features/support/emailVerification/EmailVerificationPage.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_ssg/app/email-verifications')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'e-mail-verification', moduleName: 'E-Mail Verification' },
      tab: null,
      prerender: true,
      offline: [],
    },
  },
  head: pageTitle('support.email.title'),
  component: EmailVerificationPage,
})
