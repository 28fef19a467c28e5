// Between which days a parcel is likely to arrive.
import { FormattedMessage, useIntl } from 'react-intl'
import type { Arrival } from '#generated/schema.d.ts'
import { noonOf } from '#src/runtime/format/dates.ts'

export function ArrivalText({ arrives: { from, to } }: { arrives: NonNullable<Arrival> }) {
  const { formatDate } = useIntl()
  // Not as a range: runtimes write its dash differently, and the page is written on both sides.
  const dayText = (date: string) =>
    formatDate(noonOf(date), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return <FormattedMessage id="orders.parcel.expected" values={{ from: dayText(from), to: dayText(to) }} />
}
