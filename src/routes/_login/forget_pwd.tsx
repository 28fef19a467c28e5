import { createFileRoute } from '@tanstack/react-router'
import { ForgetPage } from '../../features/session/ForgetPage.tsx'
import { pageTitle } from '../../runtime/title.ts'

export const Route = createFileRoute('/_login/forget_pwd')({
  head: pageTitle('session.recovery.title'),
  component: ForgetPage,
})
