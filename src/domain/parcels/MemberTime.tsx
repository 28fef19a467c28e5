// Shows when something of an order or a parcel happened on the member's own clock; in its details, on the shop's clock below that.
import { useIntl } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { nearText } from '#src/runtime/format/near.ts'
import { ShopTime } from './ShopTime.tsx'

type MemberTimeProps = {
  instant: string
  /** The day alone, or with its time. */
  shows?: 'date' | 'time'
}

/** “Today, 2:05 PM”. The page has read the membership: it says the zone, and when that was read is now for server and browser alike. */
export function MemberTime({ instant, shows = 'time' }: MemberTimeProps) {
  const intl = useIntl()
  const { data, dataUpdatedAt } = useGetMyMembership()
  return (
    <time dateTime={instant} className="inline-block max-w-full">
      {nearText(intl, instant, { timeZone: data.timeZone, now: dataUpdatedAt, shows })}
    </time>
  )
}

/** Below a `ShopZone`, which says what they are. */
export const BothTimes = ({ instant }: { instant: string }) => (
  <>
    <MemberTime instant={instant} />
    <span className="block text-xs">
      <ShopTime instant={instant} />
    </span>
  </>
)
