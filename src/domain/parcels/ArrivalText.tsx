// Shows the period in which a parcel is expected to arrive.
import { FormattedMessage, useIntl } from 'react-intl'
import type { Arrival } from '#generated/schema.d.ts'
import { dayText } from '#src/runtime/format/dates.ts'

export function ArrivalText({ arrives: { from, to } }: { arrives: NonNullable<Arrival> }) {
  const intl = useIntl()
  // Do not use `formatRange`: JavaScript engines use different dashes, and server and browser must render the same
  // text.
  const day = (date: string) => dayText(intl, date, 'short')
  return <FormattedMessage id="orders.parcel.expected" values={{ from: day(from), to: day(to) }} />
}
