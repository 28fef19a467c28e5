// Estimates the first and last day on which a parcel may arrive, counted in weekdays in the member's time zone.
import type { components } from '#generated/schema.d.ts'
import { deliveryWeekdays } from '../catalog/delivery.ts'
import { addWeekdays, localDate } from '../locale/calendar.ts'

type Shipment = {
  /** Time of the gift claim or redemption. */
  from: Date
  now: Date
  timeZone: string
}

/** @returns the first and last estimated day; `null` if the last estimated day has passed */
export function arrivalAt(
  countryCode: string,
  { from, now, timeZone }: Shipment,
): components['schemas']['Arrival'] {
  const days = deliveryWeekdays(countryCode)
  const first = localDate(from, timeZone)
  const to = addWeekdays(first, days.to)
  return to < localDate(now, timeZone) ? null : { from: addWeekdays(first, days.from), to }
}
