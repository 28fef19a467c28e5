import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '#src/features/session/login/LoginPage.tsx'
import { introduced } from '#src/domain/introduction/introduced.ts'
import { pageChunk } from '#src/runtime/loading/reload.ts'
import { redirectSearch } from '#src/runtime/routing/redirectSearch.ts'
import { signInTitle } from '#src/runtime/routing/title.ts'

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
  head: signInTitle,
  // Import the module in the loader, so that it is not a part of the first page load: the browser does not run the
  // loader of a server-rendered page.
  loader: async ({ context: { app } }) => {
    const { startSignInOptions } = await pageChunk(
      () => import('#src/features/session/shared/useSignInOptions.ts'),
    )
    await Promise.all([startSignInOptions(app.queryClient), introduced(app)])
  },
  component: LoginPage,
})
