// Time in the time zone of the market that the editor has chosen, with the name of the zone.
import { FormattedDate } from 'react-intl'
import { useMarket, zones } from './form/zone.ts'

export function ZonedTime({ at }: { at: string }) {
  const [market] = useMarket()
  return (
    <FormattedDate
      value={at}
      year="numeric"
      month="short"
      day="numeric"
      hour="numeric"
      minute="2-digit"
      timeZone={zones[market]}
      timeZoneName="short"
    />
  )
}
