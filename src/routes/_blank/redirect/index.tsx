import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '#src/runtime/routing/redirect.ts'
import { redirectSearch } from '#src/runtime/routing/redirectSearch.ts'

export const Route = createFileRoute('/_blank/redirect/')({
  staticData: {
    screen: {
      access: 'open',
      tracking: { elementId: 'redirect', moduleName: 'Redirect' },
      redirect: true,
    },
  },
  validateSearch: redirectSearch,
  loaderDeps: ({ search }) => ({ wanted: search.redirect }),
  loader: ({ context: { app }, deps: { wanted: target } }) => {
    throw redirectTo(target, app)
  },
})
