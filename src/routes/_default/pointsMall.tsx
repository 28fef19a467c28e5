import { createFileRoute, redirect } from '@tanstack/react-router'
import { getMallProduct, getRedemption, listMallProducts, listRedemptions } from '#generated/calls/coins.ts'
import { getMyMembership } from '#generated/calls/membership.ts'
import { ensureFresh, ensureFreshPages } from '#src/client/queries.ts'
import { MallPage } from '#src/features/coins/mall/MallPage.tsx'
import { filterOf, listInput } from '#src/features/coins/mall/filter.ts'
import { mallSearch } from '#src/features/coins/mall/search.ts'
import { SearchBox } from '#src/features/search/SearchBox.tsx'
import { ensureDeliveryStep } from '#src/domain/delivery/steps.ts'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { pageTitle } from '#src/runtime/routing/title.ts'
import { searchWithout } from '#src/runtime/routing/searchText.ts'

export const Route = createFileRoute('/_default/pointsMall')({
  staticData: {
    screen: {
      access: 'member',
      tracking: { elementId: 'points-mall', moduleName: 'Points Mall' },
      tab: 'rewards',
      prerender: false,
      offline: ['listMallProducts', 'getMallProduct'],
    },
  },
  head: pageTitle('coins.mall.title'),
  validateSearch: mallSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { app }, deps, location }) => {
    const { product, step, address, redemption, mine } = deps
    const { queryClient } = app
    const restOfSearch = searchWithout(location, 'step', 'address')
    const member = ensureFresh(queryClient, getMyMembership.query())
    if (redemption !== undefined) await ensureFresh(queryClient, getRedemption.query({ id: redemption }))
    else if (mine) await ensureFreshPages(queryClient, listRedemptions.pages())
    else if (product === undefined)
      await ensureFreshPages(queryClient, listMallProducts.pages(listInput(filterOf(deps))))
    else {
      const { delivery, regions } = await ensureFresh(queryClient, getMallProduct.query({ id: product }))
      const isParcel = delivery === 'parcel'
      if (step && isParcel) {
        const instead = await ensureDeliveryStep(queryClient, { step, address }, regions)
        if (instead) throw redirect({ to: '/pointsMall', search: { ...restOfSearch, ...instead } })
      } else if (step && step !== 'summary')
        throw redirect({ to: '/pointsMall', search: { ...restOfSearch, step: 'summary' } })
    }
    await member
  },
  component: () => <MallPage search={<SearchBox kind="product" />} />,
  pendingComponent: PageSkeleton,
})
