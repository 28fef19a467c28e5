// Shows all notifications about one parcel in one row: the item and the current state. Earlier states are in a
// collapsed list.
import { FormattedMessage } from 'react-intl'
import type { Notice, NoticeParcel } from '#generated/schema.d.ts'
import { MemberTime } from '#src/domain/parcels/MemberTime.tsx'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { parcelStates } from '#src/domain/parcels/parcelStates.ts'

const states: Record<NoticeParcel['state'], MessageId> = {
  ...parcelStates,
  cancelled: 'orders.state.cancelled',
}

export const ParcelName = ({ parcel: { name, others: moreCount } }: { parcel: NoticeParcel }) =>
  moreCount > 0 ? (
    <span>
      <FormattedMessage id="profile.notices.more" values={{ name, others: moreCount }} />
    </span>
  ) : (
    <span>{name}</span>
  )

type ParcelStateProps = Pick<Notice, 'text'> & { parcel: NoticeParcel }

export const ParcelState = ({ text, parcel: { state } }: ParcelStateProps) => (
  <>
    <span className="block text-ink">
      <FormattedMessage id={states[state]} />
    </span>
    {/* Show how the cancellation of the order affects the member's coins. */}
    {state === 'cancelled' && <span>{text}</span>}
  </>
)

export const EarlierStates = ({ parcel: { earlier } }: { parcel: NoticeParcel }) => (
  <details className="-mt-2 pr-4 pl-19 tablet:pr-5 tablet:pl-20">
    <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-accent underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
      <FormattedMessage id="profile.notices.earlier" values={{ count: earlier.length }} />
    </summary>
    <ol className="pb-2 text-sm text-ink-soft">
      {earlier.map(({ state, at }) => (
        <li key={`${state} ${at}`} className="flex flex-wrap justify-between gap-x-4 py-1">
          <span>
            <FormattedMessage id={states[state]} />
          </span>
          <MemberTime instant={at} />
        </li>
      ))}
    </ol>
  </details>
)
