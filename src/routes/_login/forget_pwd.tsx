import { createFileRoute } from '@tanstack/react-router'
import { ForgetPage } from '#src/features/session/recovery/ForgetPage.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_login/forget_pwd')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'forgot-password', moduleName: 'Forgot Password' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('session.recovery.title', 'session.recovery.intro'),
  component: ForgetPage,
})
