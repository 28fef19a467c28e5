import { createFileRoute } from '@tanstack/react-router'
import { RecoverPage } from '#src/features/session/recovery/RecoverPage.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_login/recover_pwd')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'recover-password', moduleName: 'Recover Password' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('session.newPassword.title'),
  component: RecoverPage,
})
