import { createFileRoute } from '@tanstack/react-router'
import { getUserInfo } from '#generated/calls/account.ts'
import { getCoins, listMallProducts } from '#generated/calls/coins.ts'
import { getMyMembership } from '#generated/calls/membership.ts'
import { ensureFresh, ensureIfThere } from '#src/client/queries.ts'
import { RegisterGiftCard } from '#src/features/activities/registerGift/RegisterGiftCard.tsx'
import { affordableInput } from '#src/features/coins/affordable.ts'
import { CoinsPage } from '#src/features/coins/CoinsPage.tsx'
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
      offline: ['getCoins', 'listMallProducts'],
    },
  },
  head: pageTitle('coins.title'),
  loader: ({ context: { app } }) =>
    Promise.all([
      ensureFresh(app.queryClient, getUserInfo.query()),
      ensureFresh(app.queryClient, getCoins.query()),
      ensureFresh(app.queryClient, getMyMembership.query()),
      ensureIfThere(app.queryClient, listMallProducts.query(affordableInput)),
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
