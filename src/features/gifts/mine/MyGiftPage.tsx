// One of the member's gifts: a receipt with how far it has come and where it goes; while it can be, it is called off here.
// One that waits is claimed from here.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetMyGift } from '#generated/hooks/gifts.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { MyGift } from '#generated/schema.d.ts'
import { SentTo } from '#src/domain/delivery/SentTo.tsx'
import { MemberTime } from '#src/domain/parcels/MemberTime.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { ParcelCard } from '#src/domain/parcels/ParcelCard.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Badge } from '#src/ui/content/Badge.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Facts } from '#src/ui/content/Facts.tsx'
import { Timeline } from '#src/ui/content/Timeline.tsx'
import { GiftHead } from '../GiftHead.tsx'
import { GiftPrice } from '../GiftPrice.tsx'
import { stateTones } from './groups.ts'
import { useMoment } from '#src/runtime/app/moment.ts'
import { ArrivalText } from '#src/domain/parcels/ArrivalText.tsx'
import { CancelClaim } from './CancelClaim.tsx'
import { ClaimedMoment } from './ClaimedMoment.tsx'
import { reversed } from '#shared/sorted.ts'

export function MyGiftPage({ id }: { id: string }) {
  const { data: mine } = useGetMyGift({ id })
  const [isNew, end] = useMoment(id)
  if (isNew && mine.state === 'reserved') return <ClaimedMoment mine={mine} onTrack={end} />
  return <GiftReceipt mine={mine} />
}

function GiftReceipt({ mine }: { mine: MyGift }) {
  const { end } = useFormats()
  const { data: member } = useGetMyMembership()
  const { id, gift, babyName, state, coins, reservedUntil, parcel, address, cancellable, arrives } = mine
  return (
    <>
      <GiftHead
        up={{ link: { to: '/gifts/reward' }, label: <FormattedMessage id="gifts.mine.title" /> }}
        title={gift.name}
      />
      <Columns
        aside={
          <>
            {parcel && <ParcelCard parcel={parcel} />}
            {mine.steps.length > 0 && <Way gift={mine} />}
          </>
        }
      >
        <Card as="section">
          <div className="flex items-center gap-4">
            <Drawing src={gift.picture} className="size-24 shrink-0 rounded-panel bg-blush object-cover" />
            <div className="min-w-0">
              <Badge tone={stateTones[state]}>
                <FormattedMessage id="gifts.state" values={{ state }} />
              </Badge>
              {babyName !== null && (
                <p className="mt-2 font-semibold text-accent">
                  <FormattedMessage id="gifts.moment.for" values={{ baby: babyName }} />
                </p>
              )}
              {arrives && (
                <p className="mt-2 font-semibold">
                  <ArrivalText arrives={arrives} />
                </p>
              )}
            </div>
          </div>
          <p className="mt-4">
            {state === 'returned' && cancellable ? (
              <FormattedMessage id="gifts.returned.meaning" />
            ) : (
              <FormattedMessage id="gifts.state.meaning" values={{ state, coins }} />
            )}
          </p>
          {reservedUntil !== null && (
            <p className="mt-1 text-sm text-ink-soft">
              <FormattedMessage
                id="gifts.reservedUntil"
                values={{ coins, date: end(reservedUntil, member.timeZone, 'medium') }}
              />
            </p>
          )}
          <div className="mt-4">
            <Receipt gift={mine} />
          </div>
          <div className="mt-5 flex flex-wrap gap-3 empty:hidden max-sm:*:w-full">
            {state === 'waiting' && (
              <Link to="/gifts/reward" search={{ gift: id, step: 'address' }} className={buttonClass()}>
                <FormattedMessage id="gifts.claim" />
              </Link>
            )}
            {cancellable && <CancelClaim mine={mine} />}
          </div>
        </Card>
        {address && <SentTo address={address} />}
      </Columns>
    </>
  )
}

function Way({ gift: { steps } }: { gift: MyGift }) {
  const { formatMessage } = useIntl()
  return (
    <Card as="section">
      <h2 className="mb-4 title-card">
        <FormattedMessage id="gifts.way" />
      </h2>
      <Timeline
        label={formatMessage({ id: 'gifts.way' })}
        events={reversed(steps).map(({ state, at }) => ({
          id: `${state} ${at}`,
          title: <FormattedMessage id="gifts.state" values={{ state }} />,
          time: <MemberTime instant={at} />,
          trouble: state === 'returned',
        }))}
      />
    </Card>
  )
}

function Receipt({ gift: { kind, state, coins, at } }: { gift: MyGift }) {
  const { instant, instantDate } = useFormats()
  const { data: member } = useGetMyMembership()
  return (
    <Facts
      facts={[
        {
          id: 'for',
          name: <FormattedMessage id="gifts.for" />,
          value: <FormattedMessage id="gifts.kind" values={{ kind }} />,
        },
        ...(state === 'waiting'
          ? []
          : [
              { id: 'price', name: <FormattedMessage id="gifts.paid" />, value: <GiftPrice coins={coins} /> },
            ]),
        state === 'waiting'
          ? {
              id: 'since',
              name: <FormattedMessage id="gifts.yours.since" />,
              value: instantDate(at, member.timeZone, 'medium'),
            }
          : {
              id: 'at',
              name: <FormattedMessage id="gifts.claimed.at" />,
              value: instant(at, member.timeZone),
            },
      ]}
    />
  )
}
