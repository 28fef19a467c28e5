// The receipt of a redemption: what it was, how far it has come, where it goes; while it can be, it is called off here.
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetRedemption } from '#generated/hooks/coins.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { Redemption } from '#generated/schema.d.ts'
import { SentTo } from '#src/domain/delivery/SentTo.tsx'
import { MemberTime } from '#src/domain/parcels/MemberTime.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { PageLink } from '#src/runtime/layout/PageLink.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Badge } from '#src/ui/content/Badge.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Facts } from '#src/ui/content/Facts.tsx'
import { Timeline } from '#src/ui/content/Timeline.tsx'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'
import { MallHead } from './MallHead.tsx'
import { stateTones } from './states.ts'
import { useMoment } from '#src/runtime/app/moment.ts'
import { ArrivalText } from '#src/domain/parcels/ArrivalText.tsx'
import { CancelRedemption } from './CancelRedemption.tsx'
import { RedeemedMoment } from './RedeemedMoment.tsx'
import { reversed } from '#shared/sorted.ts'

export function RedemptionPage({ id }: { id: string }) {
  const { data: redemption } = useGetRedemption({ id })
  const [isNew, end] = useMoment(id)
  if (isNew && redemption.state !== 'cancelled')
    return <RedeemedMoment redemption={redemption} onTrack={end} />
  return <RedemptionReceipt redemption={redemption} />
}

function RedemptionReceipt({ redemption }: { redemption: Redemption }) {
  const { product, state, voucherId, address, parcel, arrives } = redemption
  // Most members choose their coins for a returned parcel.
  const cancelsFirst = redemption.cancellable && state === 'returned'
  return (
    <>
      <MallHead
        title={product.name}
        up={{ search: { mine: true }, label: <FormattedMessage id="coins.mine.title" /> }}
      />
      <Columns
        aside={
          address && (
            <>
              <Way redemption={redemption} />
              <SentTo address={address} />
            </>
          )
        }
      >
        <Card as="section">
          <div className="flex items-center gap-4">
            <Drawing src={product.picture} className="size-24 shrink-0 rounded-panel bg-blush object-cover" />
            <div className="min-w-0">
              <Badge tone={stateTones[state]}>
                <FormattedMessage id="coins.state" values={{ state }} />
              </Badge>
              {arrives && (
                <p className="mt-2 font-semibold">
                  <ArrivalText arrives={arrives} />
                </p>
              )}
            </div>
          </div>
          <p className="my-4">
            {cancelsFirst ? (
              <FormattedMessage id="coins.returned.meaning" />
            ) : (
              <FormattedMessage
                id="coins.state.meaning"
                values={{ state: voucherId === null ? state : 'voucher', coins: redemption.price }}
              />
            )}
          </p>
          <Receipt redemption={redemption} />
          <div className="mt-5 flex flex-wrap gap-3 empty:hidden max-sm:*:w-full">
            {voucherId !== null && (
              <PageLink to="/coupon">
                <FormattedMessage id="coins.receipt.voucher" />
              </PageLink>
            )}
            {cancelsFirst && <CancelRedemption redemption={redemption} />}
            {parcel && (
              <PageLink
                to={`/common/logisticsTrajectory?parcel=${parcel.id}`}
                look={{ variant: cancelsFirst ? 'quiet' : 'primary' }}
              >
                <FormattedMessage id="coins.receipt.track" />
              </PageLink>
            )}
            {redemption.cancellable && !cancelsFirst && <CancelRedemption redemption={redemption} />}
          </div>
        </Card>
      </Columns>
    </>
  )
}

function Way({ redemption: { steps } }: { redemption: Redemption }) {
  const { formatMessage } = useIntl()
  return (
    <Card as="section">
      <h2 className="mb-4 title-card">
        <FormattedMessage id="coins.receipt.way" />
      </h2>
      <Timeline
        label={formatMessage({ id: 'coins.receipt.way' })}
        events={reversed(steps).map(({ state, at }) => ({
          id: `${state} ${at}`,
          title: <FormattedMessage id="coins.state" values={{ state }} />,
          time: <MemberTime instant={at} />,
          trouble: state === 'returned',
        }))}
      />
    </Card>
  )
}

function Receipt({ redemption: { price, redeemedAt, parcel } }: { redemption: Redemption }) {
  const { instantDate } = useFormats()
  const { data: member } = useGetMyMembership()
  return (
    <Facts
      facts={[
        {
          id: 'price',
          name: <FormattedMessage id="coins.receipt.paid" />,
          value: <CoinAmount coins={price} size="small" />,
        },
        {
          id: 'at',
          name: <FormattedMessage id="coins.receipt.at" />,
          value: instantDate(redeemedAt, member.timeZone, 'medium'),
        },
        ...(parcel?.trackingNumber
          ? [
              {
                id: 'parcel',
                name: parcel.carrier ?? <FormattedMessage id="coins.receipt.parcel" />,
                value: <span className="text-sm wrap-anywhere">{parcel.trackingNumber}</span>,
              },
            ]
          : []),
      ]}
    />
  )
}
