// Message that celebrates a claimed gift, shown before the receipt. It contains the recipient, the expected arrival and
// the address.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { MyGift } from '#generated/schema.d.ts'
import { ArrivalText } from '#src/domain/parcels/ArrivalText.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Moment } from '#src/ui/feedback/Moment.tsx'

type ClaimedMomentProps = { mine: MyGift; onTrack: () => void }

export function ClaimedMoment({ mine, onTrack }: ClaimedMomentProps) {
  const { data: member } = useGetMyMembership()
  const { gift, babyName, arrives, coins } = mine
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
          <Link to="/gifts" className={linkClass}>
            <FormattedMessage id="gifts.moment.back" />
          </Link>
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
      {coins > 0 && (
        <p>
          <FormattedMessage id="platform.balance" values={{ coins: member.coins }} />
        </p>
      )}
    </Moment>
  )
}
