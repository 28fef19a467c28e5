import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '#src/features/session/login/LoginPage.tsx'
import { pageChunk } from '#src/runtime/loading/reload.ts'
import { redirectSearch } from '#src/runtime/routing/redirectSearch.ts'
import { pageTitle } from '#src/runtime/routing/title.ts'

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
  // The loader does not run in the browser for a server-rendered page, so its imports are not a part of the first
  // load.
  loader: async ({ context: { app } }) => {
    const { beginSignInOptions } = await pageChunk(
      () => import('#src/features/session/shared/useSignInOptions.ts'),
    )
    await beginSignInOptions(app.queryClient)
  },
  component: LoginPage,
})
