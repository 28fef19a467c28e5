// Message that celebrates a claimed gift, shown before the receipt. It contains the recipient, the expected arrival and
// the address.
import { FormattedMessage } from 'react-intl'
import type { MyGift } from '#generated/schema.d.ts'
import { ArrivalText } from '#src/domain/parcels/ArrivalText.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Moment } from '#src/ui/feedback/Moment.tsx'
import { CancelClaim } from './CancelClaim.tsx'

type ClaimedMomentProps = { mine: MyGift; onTrack: () => void }

export function ClaimedMoment({ mine, onTrack }: ClaimedMomentProps) {
  const { gift, babyName, arrives, cancellable } = mine
  return (
    <Moment
      picture={<Drawing src={gift.picture} className="size-full object-cover" />}
      eyebrow={babyName !== null && <FormattedMessage id="gifts.moment.for" values={{ baby: babyName }} />}
      title={<FormattedMessage id="gifts.moment.title" />}
      actions={
        <>
          <Button onClick={onTrack}>
            <FormattedMessage id="gifts.moment.track" />
          </Button>
          {cancellable && <CancelClaim mine={mine} />}
        </>
      }
    >
      <p className="title-card">{gift.name}</p>
      {arrives && (
        <p className="font-semibold">
          <ArrivalText arrives={arrives} />
        </p>
      )}
      <p className="text-ink-soft">
        <FormattedMessage id="gifts.moment.next" />
      </p>
    </Moment>
  )
}
