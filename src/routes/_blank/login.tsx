import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../../features/session/LoginPage.tsx'
import { redirectSearch } from '../../runtime/redirectSearch.ts'
import { pageTitle } from '../../runtime/title.ts'

export const Route = createFileRoute('/_blank/login')({
  staticData: {
    screen: {
      access: 'visitor',
      tracking: { elementId: 'login', moduleName: 'Login' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  validateSearch: redirectSearch,
  head: pageTitle('session.login.title'),
  component: LoginPage,
})
