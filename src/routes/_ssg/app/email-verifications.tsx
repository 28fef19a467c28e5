import { createFileRoute } from '@tanstack/react-router'
import { EmailVerificationPage } from '../../../features/support/EmailVerificationPage.tsx'
import { pageTitle } from '../../../runtime/title.ts'

export const Route = createFileRoute('/_ssg/app/email-verifications')({
  head: pageTitle('support.email.title'),
  component: EmailVerificationPage,
})
