// Shows the period in which a parcel is expected to arrive.
import { FormattedMessage, useIntl } from 'react-intl'
import type { Arrival } from '#generated/schema.d.ts'
import { noonOf } from '#src/runtime/format/dates.ts'

export function ArrivalText({ arrives: { from, to } }: { arrives: NonNullable<Arrival> }) {
  const { formatDate } = useIntl()
  // Do not use `formatRange`: JavaScript engines use different dashes, and server and browser must render the same
  // text.
  const dayText = (date: string) =>
    formatDate(noonOf(date), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return <FormattedMessage id="orders.parcel.expected" values={{ from: dayText(from), to: dayText(to) }} />
}
