import { createFileRoute } from '@tanstack/react-router'
import { getUserInfo } from '#generated/calls/account.ts'
import { searchHub } from '#generated/calls/search.ts'
import { ensureFresh, ensureIfThere } from '#src/client/queries.ts'
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
  loader: async ({ context: { app }, location }) => {
    const { query, kind } = hubSearch(location.search)
    await Promise.all([
      ensureFresh(app.queryClient, getUserInfo.query()),
      query !== undefined && ensureIfThere(app.queryClient, searchHub.query({ query, kind })),
    ])
  },
  component: SearchPage,
  pendingComponent: PageSkeleton,
})
