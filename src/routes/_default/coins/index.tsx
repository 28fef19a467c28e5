import { createFileRoute } from '@tanstack/react-router'
import { getUserInfo } from '#generated/calls/account.ts'
import { getCoins, listCoinMovements, listMallProducts } from '#generated/calls/coins.ts'
import { getMyMembership } from '#generated/calls/membership.ts'
import { ensureFresh, ensureFreshPages, ensureIfThere } from '#src/client/queries.ts'
import { RegisterGiftCard } from '#src/features/activities/registerGift/RegisterGiftCard.tsx'
import { CoinsPage } from '#src/features/coins/CoinsPage.tsx'
import { movementFilter } from '#src/features/coins/filter.ts'
import { RewardLinks } from '#src/features/membership/RewardLinks.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'
import { Area } from '#src/runtime/layout/Area.tsx'

export const Route = createFileRoute('/_default/coins/')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'coins', moduleName: 'Coins' },
      tab: 'rewards',
      opensTab: true,
      prerender: false,
      offline: ['getCoins', 'listCoinMovements', 'listMallProducts'],
    },
  },
  head: pageTitle('coins.title'),
  // Filter of the movements; it is in the query, so that the back button restores the previous filter.
  validateSearch: movementFilter,
  loaderDeps: ({ search: { kind, month } }) => ({ kind, month }),
  loader: ({ context: { app }, deps }) =>
    Promise.all([
      ensureFresh(app.queryClient, getUserInfo.query()),
      ensureFresh(app.queryClient, getCoins.query()),
      ensureFresh(app.queryClient, getMyMembership.query()),
      ensureIfThere(app.queryClient, listMallProducts.query()),
      ensureFreshPages(app.queryClient, listCoinMovements.pages(deps)),
    ]),
  component: () => (
    <CoinsPage
      links={
        <Area>
          <RewardLinks compact />
        </Area>
      }
      more={
        <Area>
          <RegisterGiftCard />
        </Area>
      }
    />
  ),
  pendingComponent: PageSkeleton,
})
