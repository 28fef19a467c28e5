// Message that celebrates a redemption, shown before the receipt. It contains the product, and its expected arrival or
// a link to the voucher.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { Redemption } from '#generated/schema.d.ts'
import { ArrivalText } from '#src/domain/parcels/ArrivalText.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { PageLink } from '#src/runtime/layout/PageLink.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Moment } from '#src/ui/feedback/Moment.tsx'

type RedeemedMomentProps = { redemption: Redemption; onTrack: () => void }

export function RedeemedMoment({ redemption, onTrack }: RedeemedMomentProps) {
  const { data: member } = useGetMyMembership()
  const { product, arrives, voucherId } = redemption
  const isVoucher = voucherId !== null
  return (
    <Moment
      picture={<Drawing src={product.picture} className="size-full object-cover" />}
      title={<FormattedMessage id="coins.moment.title" />}
      actions={
        <>
          {isVoucher ? (
            <PageLink to="/coupon">
              <FormattedMessage id="coins.receipt.voucher" />
            </PageLink>
          ) : (
            <Button onClick={onTrack}>
              <FormattedMessage id="coins.moment.track" />
            </Button>
          )}
          <Link to="/pointsMall" search={{}} className={linkClass}>
            <FormattedMessage id="coins.moment.back" />
          </Link>
        </>
      }
    >
      <p className="title-card">{product.name}</p>
      {arrives && (
        <p className="font-semibold">
          <ArrivalText arrives={arrives} />
        </p>
      )}
      <p className="text-ink-soft">
        <FormattedMessage id="coins.moment.next" values={{ delivery: isVoucher ? 'voucher' : 'parcel' }} />
      </p>
      <p>
        <FormattedMessage id="platform.balance" values={{ coins: member.coins }} />
      </p>
    </Moment>
  )
}
