// `/gifts/reward`: shows the gifts of the member, one gift, or the steps of claiming a gift.
import { getRouteApi } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useGetMyGift } from '#generated/hooks/gifts.ts'
import type { DeliveryStep } from '#src/domain/delivery/steps.ts'
import { ClaimSteps } from '../claim/ClaimSteps.tsx'
import { MyGiftList } from './MyGiftList.tsx'
import { MyGiftPage } from './MyGiftPage.tsx'

const route = getRouteApi('/_default/gifts/reward')

export function MyGiftsPage() {
  const { gift, step, address } = route.useSearch()
  if (gift === undefined) return <MyGiftList />
  if (step) return <WonClaim key={gift} id={gift} step={step} chosen={address} />
  return <MyGiftPage id={gift} />
}

type WonClaimProps = { id: string; step: DeliveryStep; chosen: string | undefined }

function WonClaim({ id, step, chosen }: WonClaimProps) {
  const { data } = useGetMyGift({ id })
  const { gift, regions, coins } = data
  return (
    <ClaimSteps
      claiming={{
        claimed: { kind: 'won', id },
        gift: { ...gift, regions, coins },
        up: { link: { to: '/gifts/reward' }, label: <FormattedMessage id="gifts.mine.title" /> },
        alternatives: { to: '/gifts/reward' },
        linkTo: (search) => ({ to: '/gifts/reward', search: { gift: id, ...search } }),
      }}
      step={step}
      chosen={chosen}
    />
  )
}
