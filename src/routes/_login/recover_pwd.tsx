import { createFileRoute } from '@tanstack/react-router'
import { RecoverPage } from '../../features/session/RecoverPage.tsx'
import { pageTitle } from '../../runtime/title.ts'

export const Route = createFileRoute('/_login/recover_pwd')({
  head: pageTitle('session.newPassword.title'),
  component: RecoverPage,
})
