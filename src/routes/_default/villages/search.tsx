import { createFileRoute } from '@tanstack/react-router'
import { getUserInfo } from '#generated/calls/account.ts'
import { getSearchSuggestions, searchHub } from '#generated/calls/search.ts'
import { ensureFresh, ensureIfThere } from '#src/client/queries.ts'
import { recentSearches } from '#src/features/search/recentSearches.ts'
import { hubSearch } from '#src/features/search/search.ts'
import { SearchPage } from '#src/features/search/SearchPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/villages/search')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'search', moduleName: 'Search' },
      tab: 'discover',
      prerender: false,
      offline: [],
    },
  },
  head: pageTitle('search.title'),
  validateSearch: hubSearch,
  // Load only the first query here: the page itself loads the next ones, so that the field stays while the member types.
  loader: async ({ context: { app }, location, cause }) => {
    const { query, kind } = hubSearch(location.search)
    const [{ uid }] = await Promise.all([
      ensureFresh(app.queryClient, getUserInfo.query()),
      query === undefined
        ? ensureIfThere(app.queryClient, getSearchSuggestions.query())
        : ensureIfThere(app.queryClient, searchHub.query({ query, kind })),
    ])
    // Store a search that the member entered on another page; queries typed on this page are stored on Enter.
    if (query !== undefined && cause === 'enter' && !import.meta.env.SSR) recentSearches(uid).add(query)
  },
  component: SearchPage,
  pendingComponent: PageSkeleton,
})
