// Estimates between which days a parcel arrives, as weekdays are counted where the member lives.
import type { components } from '#generated/schema.d.ts'
import { deliveryWeekdays } from '../catalog/delivery.ts'
import { addWeekdays, localDate } from '../locale/calendar.ts'

type Asked = {
  /** When it was claimed or redeemed. */
  from: Date
  now: Date
  timeZone: string
}

/** @returns `null` once the last of these days is over: then nothing is promised any more */
export function arrivalAt(
  countryCode: string,
  { from, now, timeZone }: Asked,
): components['schemas']['Arrival'] {
  const days = deliveryWeekdays(countryCode)
  const first = localDate(from, timeZone)
  const to = addWeekdays(first, days.to)
  return to < localDate(now, timeZone) ? null : { from: addWeekdays(first, days.from), to }
}
