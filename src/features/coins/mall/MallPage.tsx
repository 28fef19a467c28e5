// `/pointsMall`, the coin shop: shows the list of products, one product, the steps of redeeming a product, or the
// member's redemptions.
import type { ReactNode } from 'react'
import { getRouteApi } from '@tanstack/react-router'
import { DeliverySteps } from './DeliverySteps.tsx'
import { ProductList } from './ProductList.tsx'
import { ProductPage } from './ProductPage.tsx'
import { RedemptionList } from './RedemptionList.tsx'
import { RedemptionPage } from './RedemptionPage.tsx'
import { SummaryStep } from './SummaryStep.tsx'

const route = getRouteApi('/_default/pointsMall')

/** @param search search field of the list */
export function MallPage({ search }: { search: ReactNode }) {
  const { product, step, address, redemption, mine } = route.useSearch()
  if (redemption !== undefined) return <RedemptionPage id={redemption} />
  if (mine) return <RedemptionList />
  if (product === undefined) return <ProductList search={search} />
  if (step === 'address' || step === 'new')
    return <DeliverySteps productId={product} step={step} chosen={address} />
  if (step === 'summary') return <SummaryStep key={product} productId={product} addressId={address} />
  return <ProductPage productId={product} />
}
