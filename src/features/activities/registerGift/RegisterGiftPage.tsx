// `/activity/registerGift`: lists the products with a reward, or shows the form of one product, or the confirmation
// of a registration.
import { getRouteApi } from '@tanstack/react-router'
import { useListGiftProducts } from '#generated/hooks/activities.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { PurchasePage } from './PurchasePage.tsx'
import { Products } from './Products.tsx'
import { Receipt } from './Receipt.tsx'

const route = getRouteApi('/_default/activity/registerGift')

export function RegisterGiftPage() {
  const { product: chosen, again, registered } = route.useSearch()
  const isMember = useAppContext().token() !== null
  const { data } = useListGiftProducts()
  if (isMember && registered !== undefined) return <Receipt id={registered} />
  const product = data.items.find(({ id }) => id === chosen)
  if (product) return <PurchasePage product={product} isMember={isMember} again={again} />
  return <Products isMember={isMember} />
}
