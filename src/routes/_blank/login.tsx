import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../../features/session/LoginPage.tsx'
import { requireVisitor } from '../../runtime/guard.ts'
import { redirectSearch } from '../../runtime/redirect.ts'
import { pageTitle } from '../../runtime/title.ts'

export const Route = createFileRoute('/_blank/login')({
  validateSearch: redirectSearch,
  beforeLoad: requireVisitor,
  head: pageTitle('session.login.title'),
  component: LoginPage,
})
