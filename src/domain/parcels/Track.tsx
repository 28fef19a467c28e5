// Diagram of the progress of a parcel, with a text alternative.
import { FormattedMessage, useIntl } from 'react-intl'
import type { Parcel } from '#generated/schema.d.ts'
import { ParcelTrack } from '#src/ui/rewards/ParcelTrack.tsx'
import { parcelStates } from './parcelStates.ts'

export function Track({ parcel: { state, stops, reached, halted } }: { parcel: Parcel }) {
  const { formatMessage } = useIntl()
  return (
    <div className="mx-auto max-w-form">
      <ParcelTrack
        label={formatMessage(
          { id: 'orders.parcel.track' },
          { state: formatMessage({ id: parcelStates[state] }), stop: reached + 1, stops },
        )}
        stops={stops}
        reached={reached}
        halted={halted}
        from={<FormattedMessage id="orders.parcel.from" />}
        to={<FormattedMessage id="orders.parcel.to" />}
      />
    </div>
  )
}
