import { createFileRoute } from '@tanstack/react-router'
import { LogoutPage } from '../../features/session/LogoutPage.tsx'
import { pageTitle } from '../../runtime/title.ts'

export const Route = createFileRoute('/_default/logout')({
  head: pageTitle('session.logout'),
  component: LogoutPage,
})
