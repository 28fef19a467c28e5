import { createFileRoute } from '@tanstack/react-router'
import { LogoutPage } from '#src/features/session/LogoutPage.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/logout')({
  staticData: {
    screen: {
      access: 'member',
      endsSession: true,
      tracking: { elementId: 'logout', moduleName: 'Logout' },
      tab: 'me',
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('session.logout'),
  component: LogoutPage,
})
