// Shows a time of an order or parcel in the time zone of the member. Detail pages also show the time in the time zone
// of the shop.
import { useIntl } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { nearText } from '#src/runtime/format/near.ts'
import { ShopTime } from './ShopTime.tsx'

type MemberTimeProps = {
  instant: string
  /** Format: only the date, or date and time. */
  shows?: 'date' | 'time'
}

/**
 * Renders “Today, 2:05 PM”, for example. The membership in the query cache contains the time zone. The time at which
 * the membership was loaded is used as the current time, so that server and browser render the same text.
 */
export function MemberTime({ instant, shows = 'time' }: MemberTimeProps) {
  const intl = useIntl()
  const { data, dataUpdatedAt } = useGetMyMembership()
  return (
    <time dateTime={instant} className="inline-block max-w-full">
      {nearText(intl, instant, { timeZone: data.timeZone, now: dataUpdatedAt, shows })}
    </time>
  )
}

/** Time in the zone of the member, and in that of the shop if the `ShopZone` of the page is open. */
export const BothTimes = ({ instant }: { instant: string }) => (
  <>
    <MemberTime instant={instant} />
    <span className="shop-time text-xs">
      <ShopTime instant={instant} />
    </span>
  </>
)
