import { createFileRoute } from '@tanstack/react-router'
import { leadOn } from '../../../runtime/redirect.ts'
import { redirectSearch } from '../../../runtime/redirectSearch.ts'

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
  loader: ({ context: { hub }, deps: { wanted } }) => {
    throw leadOn(wanted, hub)
  },
})
