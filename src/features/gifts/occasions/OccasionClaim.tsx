// Claiming the gift that was chosen for an occasion.
import type { Gift, GiftOccasion } from '../../../../generated/schema.d.ts'
import type { DeliveryStep } from '../../../forms/delivery/steps.ts'
import { FormattedMessage } from 'react-intl'
import { ClaimSteps } from '../claim/ClaimSteps.tsx'
import type { Claimed } from '../claim/claiming.ts'
import { linkToOccasion, type OccasionKind } from './occasions.ts'
import { titleOf } from './titles.ts'

type OccasionClaimProps = {
  kind: OccasionKind
  occasion: GiftOccasion
  gift: Gift
  step: DeliveryStep
  chosen: string | undefined
}

export function OccasionClaim({ kind, occasion: { babyId }, gift, step, chosen }: OccasionClaimProps) {
  const baby = babyId ?? undefined
  const page = linkToOccasion(kind, { baby, gift: gift.id })
  return (
    <ClaimSteps
      key={`${baby} ${gift.id}`}
      claiming={{
        claimed: claimedFor(kind, gift.id, babyId),
        gift,
        up: { link: page, label: <FormattedMessage id={titleOf(kind, [gift])} /> },
        others: linkToOccasion(kind, { baby }),
        linkTo: (search) => linkToOccasion(kind, { baby, gift: gift.id, ...search }),
      }}
      step={step}
      chosen={chosen}
    />
  )
}

function claimedFor(kind: OccasionKind, giftId: string, babyId: string | null): Claimed {
  return kind === 'momBirthday' || babyId === null
    ? { kind: 'momBirthday', giftId }
    : { kind, giftId, babyId }
}
