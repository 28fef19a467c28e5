// Estimates between which days a parcel arrives, in weekdays of the member's time zone.
import type { components } from '#generated/schema.d.ts'
import { deliveryWeekdays } from '../catalog/delivery.ts'
import { addWeekdays, localDate } from '../locale/calendar.ts'

type Shipment = {
  /** Time of the claim or redemption. */
  from: Date
  now: Date
  timeZone: string
}

/** @returns `null` after the last of these days */
export function arrivalAt(
  countryCode: string,
  { from, now, timeZone }: Shipment,
): components['schemas']['Arrival'] {
  const days = deliveryWeekdays(countryCode)
  const first = localDate(from, timeZone)
  const to = addWeekdays(first, days.to)
  return to < localDate(now, timeZone) ? null : { from: addWeekdays(first, days.from), to }
}
