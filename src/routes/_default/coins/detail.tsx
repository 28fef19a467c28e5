import { createFileRoute, redirect } from '@tanstack/react-router'
import { getCoinMovement } from '#generated/calls/coins.ts'
import { getMyMembership } from '#generated/calls/membership.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { MovementPage } from '#src/features/coins/MovementPage.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'
import { idField } from '#generated/parameters.ts'
import { searchOf } from '#src/client/search.ts'

const search = searchOf({ id: idField })

export const Route = createFileRoute('/_default/coins/detail')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'coin-history', moduleName: 'Coin History' },
      tab: 'rewards',
      prerender: false,
      offline: ['getCoinMovement'],
    },
  },
  head: pageTitle('coins.movement.title'),
  validateSearch: search,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { app }, deps: { id }, location: { search: all } }) => {
    if (id === undefined) throw redirect({ to: '/coins', search: all })
    await Promise.all([
      ensureFresh(app.queryClient, getCoinMovement.query({ id })),
      ensureFresh(app.queryClient, getMyMembership.query()),
    ])
  },
  component: MovementPage,
  pendingComponent: PageSkeleton,
})
