// `/gifts/newBabyGiftList`, `/gifts/momBirthdayGiftList`, `/gifts/redeemList`: an occasion, its gifts, and the steps
// of claiming a gift.
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { ChoosingPage } from './ChoosingPage.tsx'
import { linkToOccasion, occasionCalls, type OccasionKind, occasionOf } from './occasions.ts'
import type { OccasionSearch } from './search.ts'
import { NoGiftsScene } from '#src/art/scenes/NoGiftsScene.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import type { Gift, GiftOccasion } from '#generated/schema.d.ts'
import type { DeliveryStep } from '#src/domain/delivery/steps.ts'
import { ClaimSteps } from '../claim/ClaimSteps.tsx'
import type { Claimed } from '../claim/claiming.ts'
import { titleOf } from './titles.ts'

type OccasionPageProps = { kind: OccasionKind; search: OccasionSearch }

export function OccasionPage({ kind, search }: OccasionPageProps) {
  const { data } = useSuspenseQuery(occasionCalls[kind].query())
  const { step, address } = search
  if (data.items.length === 0) return <NothingOffered />
  const occasion = occasionOf(data.occasions, search.baby)
  const gift = data.items.find(({ id }) => id === search.gift)
  if (step && occasion && gift)
    return <OccasionClaim kind={kind} occasion={occasion} gift={gift} step={step} chosen={address} />
  return <ChoosingPage kind={kind} occasion={occasion} gift={gift} />
}

/** Neutral page with a link, shown if no gifts are offered to the member. */
const NothingOffered = () => (
  <EmptyState
    level={1}
    art={<NoGiftsScene />}
    title={<FormattedMessage id="gifts.nothing" />}
    text={<FormattedMessage id="gifts.nothing.text" />}
    action={
      <Link to="/gifts" className={buttonClass()}>
        <FormattedMessage id="gifts.nothing.go" />
      </Link>
    }
  />
)

type OccasionClaimProps = {
  kind: OccasionKind
  occasion: GiftOccasion
  gift: Gift
  step: DeliveryStep
  chosen: string | undefined
}

/** Steps of claiming the gift that was chosen for an occasion. */
function OccasionClaim({ kind, occasion: { babyId }, gift, step, chosen }: OccasionClaimProps) {
  const baby = babyId ?? undefined
  const page = linkToOccasion(kind, { baby, gift: gift.id })
  return (
    <ClaimSteps
      key={`${baby} ${gift.id}`}
      claiming={{
        claimed: claimedFor(kind, gift.id, babyId),
        gift,
        up: { link: page, label: <FormattedMessage id={titleOf(kind, [gift])} /> },
        alternatives: linkToOccasion(kind, { baby }),
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
