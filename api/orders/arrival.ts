// Estimates between which days a parcel arrives, as weekdays are counted where the member lives.
import type { components } from '../../generated/schema.d.ts'
import { deliveryWeekdays } from '../catalog/delivery.ts'
import { addDays, localDate } from '../locale/calendar.ts'

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

/** The date so many days from Monday to Friday later. */
export function addWeekdays(date: string, weekdays: number): string {
  let day = date
  for (let left = weekdays; left > 0;) {
    day = addDays(day, 1)
    const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
    if (!isWeekend) left -= 1
  }
  return day
}
