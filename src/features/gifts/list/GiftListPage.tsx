// `/gifts/list`: shows the gifts of one board or of all boards, one gift, or the steps of claiming a gift.
import { getRouteApi } from '@tanstack/react-router'
import { GiftClaim } from './GiftClaim.tsx'
import { GiftList } from './GiftList.tsx'
import { GiftPage } from './GiftPage.tsx'

const route = getRouteApi('/_default/gifts/list')

export function GiftListPage() {
  const { gift, step, address } = route.useSearch()
  if (gift === undefined) return <GiftList />
  if (step) return <GiftClaim key={gift} giftId={gift} step={step} chosen={address} />
  return <GiftPage giftId={gift} />
}
