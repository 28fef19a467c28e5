// Page of a gift of the member: claim, delivery, and a button that cancels the claim while this is possible.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useGetMyGift } from '#generated/hooks/gifts.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { MyGift } from '#generated/schema.d.ts'
import { FulfillmentPage } from '#src/domain/fulfillment/FulfillmentPage.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { ParcelCard } from '#src/domain/parcels/ParcelCard.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import type { Fact } from '#src/ui/content/Facts.tsx'
import { GiftHead } from '../GiftHead.tsx'
import { GiftPrice } from '../GiftPrice.tsx'
import { stateTones } from './groups.ts'
import { useMoment } from '#src/runtime/app/moment.ts'
import { CancelClaim } from './CancelClaim.tsx'
import { ClaimedMoment } from './ClaimedMoment.tsx'

export function MyGiftPage({ id }: { id: string }) {
  const { data: mine } = useGetMyGift({ id })
  const [isNew, end] = useMoment(id)
  if (isNew && mine.state === 'reserved') return <ClaimedMoment mine={mine} onTrack={end} />
  return <GiftReceipt mine={mine} />
}

function GiftReceipt({ mine }: { mine: MyGift }) {
  const { deadline } = useFormats()
  const { data: member } = useGetMyMembership()
  const { gift, babyName, state, coins, reservedUntil, parcel, steps, address, cancellable, arrives } = mine
  return (
    <FulfillmentPage
      head={
        <GiftHead
          up={{ link: { to: '/gifts/reward' }, label: <FormattedMessage id="gifts.mine.title" /> }}
          title={gift.name}
        />
      }
      picture={gift.picture}
      state={state}
      tone={stateTones[state]}
      messages={messages}
      subtitle={babyName !== null && <FormattedMessage id="gifts.moment.for" values={{ baby: babyName }} />}
      arrives={arrives}
      text={
        state === 'returned' && cancellable ? (
          <FormattedMessage id="gifts.returned.meaning" />
        ) : (
          <FormattedMessage id="gifts.state.meaning" values={{ state, coins }} />
        )
      }
      note={
        reservedUntil !== null && (
          <FormattedMessage
            id="gifts.reservedUntil"
            values={{ coins, date: deadline(reservedUntil, member.timeZone) }}
          />
        )
      }
      facts={useReceiptFacts(mine)}
      actions={<Actions mine={mine} />}
      parcel={parcel && <ParcelCard parcel={parcel} />}
      steps={steps}
      address={address}
      addressColumn="main"
    />
  )
}

const messages = { state: 'gifts.state', steps: 'gifts.way' } as const

const Actions = ({ mine }: { mine: MyGift }) => (
  <>
    {mine.state === 'waiting' && (
      <Link to="/gifts/reward" search={{ gift: mine.id, step: 'address' }} className={buttonClass()}>
        <FormattedMessage id="gifts.claim" />
      </Link>
    )}
    {mine.cancellable && <CancelClaim mine={mine} />}
  </>
)

function useReceiptFacts({ kind, state, coins, at }: MyGift): Fact[] {
  const { instant, instantDate } = useFormats()
  const { data: member } = useGetMyMembership()
  const purpose = {
    id: 'for',
    name: <FormattedMessage id="gifts.for" />,
    value: <FormattedMessage id="gifts.for.value" values={{ kind, from: 0 }} />,
  }
  if (state === 'waiting')
    return [
      purpose,
      {
        id: 'since',
        name: <FormattedMessage id="gifts.yours.since" />,
        value: instantDate(at, member.timeZone, 'medium'),
      },
    ]
  return [
    purpose,
    { id: 'price', name: <FormattedMessage id="gifts.paid" />, value: <GiftPrice coins={coins} /> },
    { id: 'at', name: <FormattedMessage id="gifts.claimed.at" />, value: instant(at, member.timeZone) },
  ]
}
