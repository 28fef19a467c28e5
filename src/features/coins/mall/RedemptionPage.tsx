// Receipt of a redemption: state, delivery, and a button that cancels the redemption while this is possible.
import { FormattedMessage } from 'react-intl'
import { useGetRedemption } from '#generated/hooks/coins.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { Redemption } from '#generated/schema.d.ts'
import { FulfillmentPage } from '#src/domain/fulfillment/FulfillmentPage.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { PageLink } from '#src/runtime/layout/PageLink.tsx'
import type { Fact } from '#src/ui/content/Facts.tsx'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'
import { MallHead } from './MallHead.tsx'
import { stateTones } from './states.ts'
import { useMoment } from '#src/runtime/app/moment.ts'
import { CancelRedemption } from './CancelRedemption.tsx'
import { RedeemedMoment } from './RedeemedMoment.tsx'
import { Unbroken } from '#src/ui/content/Unbroken.tsx'

export function RedemptionPage({ id }: { id: string }) {
  const { data: redemption } = useGetRedemption({ id })
  const [isNew, end] = useMoment(id)
  if (isNew && redemption.state !== 'cancelled')
    return <RedeemedMoment redemption={redemption} onTrack={end} />
  return <RedemptionReceipt redemption={redemption} />
}

type ReceiptProps = { redemption: Redemption }

/**
 * Returns true if the cancel button is highlighted: after a returned parcel, because most members then choose the
 * refund.
 */
const cancelsFirst = ({ cancellable, state }: Redemption) => cancellable && state === 'returned'

function RedemptionReceipt({ redemption }: ReceiptProps) {
  const { product, price, state, voucherId, address, arrives, steps } = redemption
  return (
    <FulfillmentPage
      head={
        <MallHead
          title={product.name}
          up={{ search: { mine: true }, label: <FormattedMessage id="coins.mine.title" /> }}
        />
      }
      picture={product.picture}
      state={state}
      tone={stateTones[state]}
      messages={messages}
      arrives={arrives}
      text={
        cancelsFirst(redemption) ? (
          <FormattedMessage id="coins.returned.meaning" />
        ) : (
          <FormattedMessage
            id="coins.state.meaning"
            values={{ state: voucherId === null ? state : 'voucher', coins: price }}
          />
        )
      }
      facts={useReceiptFacts(redemption)}
      actions={<Actions redemption={redemption} />}
      steps={address ? steps : []}
      address={address}
      addressColumn="aside"
    />
  )
}

const messages = { state: 'coins.state', steps: 'coins.receipt.way' } as const

function Actions({ redemption }: ReceiptProps) {
  const { cancellable, parcel, voucherId } = redemption
  const isCancelFirst = cancelsFirst(redemption)
  return (
    <>
      {voucherId !== null && (
        <PageLink to="/coupon">
          <FormattedMessage id="coins.receipt.voucher" />
        </PageLink>
      )}
      {isCancelFirst && <CancelRedemption redemption={redemption} />}
      {parcel && (
        <PageLink
          to={`/common/logisticsTrajectory?parcel=${parcel.id}`}
          look={{ variant: isCancelFirst ? 'quiet' : 'primary' }}
        >
          <FormattedMessage id="coins.receipt.track" />
        </PageLink>
      )}
      {cancellable && !isCancelFirst && <CancelRedemption redemption={redemption} />}
    </>
  )
}

function useReceiptFacts({ price, redeemedAt, parcel }: Redemption): Fact[] {
  const { instantDate } = useFormats()
  const { data: member } = useGetMyMembership()
  return [
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
            value: <Unbroken>{parcel.trackingNumber}</Unbroken>,
          },
        ]
      : []),
  ]
}
