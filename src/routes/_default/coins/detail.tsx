import { createFileRoute } from '@tanstack/react-router'
import { getCoinMovement, getCoins, listCoinMovements } from '#generated/calls/coins.ts'
import { getMyMembership } from '#generated/calls/membership.ts'
import { ensureFresh, ensureFreshPages } from '#src/client/queries.ts'
import { DetailPage } from '#src/features/coins/DetailPage.tsx'
import { detailSearch } from '#src/features/coins/filter.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'

export const Route = createFileRoute('/_default/coins/detail')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'coin-history', moduleName: 'Coin History' },
      tab: 'rewards',
      prerender: false,
      offline: ['getCoinMovement', 'getCoins', 'listCoinMovements'],
    },
  },
  head: pageTitle('coins.history.title'),
  // The filter of the movements is in the query, so that the back button restores it.
  validateSearch: detailSearch,
  loaderDeps: ({ search: { id, kind, month } }) => ({ id, kind, month }),
  loader: ({ context: { app }, deps: { id, ...filter } }) =>
    Promise.all([
      ensureFresh(app.queryClient, getMyMembership.query()),
      ...(id === undefined
        ? [
            ensureFresh(app.queryClient, getCoins.query()),
            ensureFreshPages(app.queryClient, listCoinMovements.pages(filter)),
          ]
        : [ensureFresh(app.queryClient, getCoinMovement.query({ id }))]),
    ]),
  component: DetailPage,
  pendingComponent: PageSkeleton,
})
