// Card of a parcel on the page of its order, gift or redemption: state, carrier and a link to all delivery steps.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { Parcel } from '#generated/schema.d.ts'
import { MemberTime } from './MemberTime.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Track } from './Track.tsx'
import { parcelStates } from './parcelStates.ts'

export function ParcelCard({ parcel }: { parcel: Parcel }) {
  const { id, carrier, trackingNumber, state, updatedAt } = parcel
  return (
    <Card as="section">
      <h2 className="title-card">
        <FormattedMessage id={parcelStates[state]} />
      </h2>
      <p className="mb-4 text-sm text-ink-soft">
        <MemberTime instant={updatedAt} />
      </p>
      <Track parcel={parcel} />
      {(carrier ?? trackingNumber) && (
        <p className="mt-4 text-sm [overflow-wrap:anywhere] text-ink-soft">
          {[carrier, trackingNumber].filter(Boolean).join(' · ')}
        </p>
      )}
      <Link
        to="/common/logisticsTrajectory"
        search={{ parcel: id }}
        className={`${buttonClass({ variant: 'soft', full: true })} mt-4`}
      >
        <FormattedMessage id="orders.parcel.steps" />
      </Link>
    </Card>
  )
}
