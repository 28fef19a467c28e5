// Claims a gift that the level of the member grants.
import { getRouteApi } from '@tanstack/react-router'
import { useGetGift } from '#generated/hooks/gifts.ts'
import type { DeliveryStep } from '#src/domain/delivery/steps.ts'
import { ClaimSteps } from '../claim/ClaimSteps.tsx'

const route = getRouteApi('/_default/gifts/list')

type GiftClaimProps = { giftId: string; step: DeliveryStep; chosen: string | undefined }

export function GiftClaim({ giftId, step, chosen }: GiftClaimProps) {
  const { type } = route.useSearch()
  const { data: gift } = useGetGift({ id: giftId })
  return (
    <ClaimSteps
      claiming={{
        claimed: { kind: 'level', giftId },
        gift,
        up: { link: { to: '/gifts/list', search: { type, gift: giftId } }, label: gift.name },
        alternatives: { to: '/gifts/list', search: { type } },
        linkTo: (search) => ({ to: '/gifts/list', search: { type, gift: giftId, ...search } }),
      }}
      step={step}
      chosen={chosen}
    />
  )
}
