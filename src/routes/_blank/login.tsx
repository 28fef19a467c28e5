import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../../features/session/login/LoginPage.tsx'
import { offered } from '../../features/session/shared/useLoginInit.ts'
import { redirectSearch } from '../../runtime/routing/redirectSearch.ts'
import { pageTitle } from '../../runtime/routing/title.ts'

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
  loader: ({ context: { app } }) => void app.queryClient.prefetchQuery(offered),
  component: LoginPage,
})
