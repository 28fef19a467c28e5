import { createFileRoute, redirect } from '@tanstack/react-router'
import { FastLoginPage } from '#src/features/session/FastLoginPage.tsx'
import { redirectTo } from '#src/runtime/routing/redirect.ts'
import { redirectSearch } from '#src/runtime/routing/redirectSearch.ts'
import { signInTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_blank/redirect/fastLogin/')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'fast-login', moduleName: 'Fast Login' },
      tab: null,
      prerender: false,
      offline: [],
    },
  },
  validateSearch: (search: Record<string, unknown>) => ({
    ...redirectSearch(search),
    /**
     * Environment parameter of the native app, which opens every page with the value `NA` (section 2 of the
     * specification).
     */
    globalEnv: search.globalEnv === 'NA' ? search.globalEnv : undefined,
  }),
  loaderDeps: ({ search }) => ({ wanted: search.redirect }),
  loader: ({ context: { app }, deps: { wanted: target }, location: { search } }) => {
    // Redirect a member who is signed in, and keep the current session even if the link is for another session.
    if (app.token()) throw redirectTo(target, app)
    if (!app.cookies.get('linkToken')) throw redirect({ to: '/login', search })
  },
  head: signInTitle,
  component: FastLoginPage,
})
