// Calculates the last day of a validity period, for example of a voucher. Pages show this day as a date without a time.
// The period ends with that day in the member's time zone.
import { addDays, localDate, startOfDate } from './calendar.ts'

/** Last valid date, with the IANA time zone in which the date ends. */
export type LastDay = { date: string; timeZone: string }

/**
 * Returns the last millisecond of the day. Tables store this instant as the end of a validity period. If the instant is
 * formatted in the same time zone, the result is the last date. `end >= now` is true for the whole day, even if clocks
 * change at midnight.
 */
export function endOfLastDay({ date, timeZone }: LastDay): Date {
  return new Date(startOfDate(addDays(date, 1), timeZone).getTime() - 1)
}

/** Returns the last day of a validity period that starts at an instant and lasts n days. */
export const lastDayAfter = (from: Date, days: number, timeZone: string): LastDay => ({
  date: addDays(localDate(from, timeZone), days),
  timeZone,
})

/** Returns the last date that ends at or before `end`. Pages show this date as the last day of a validity period. */
export const lastWholeDay = (end: Date, timeZone: string) =>
  addDays(localDate(new Date(end.getTime() + 1), timeZone), -1)

/**
 * Returns the end of a validity period after a move to another time zone. This is the later of the stored end and the
 * end of the same date in the new time zone. A move never shortens the period. Repeated moves never extend it past the
 * end of that date in the westernmost time zone.
 */
export function endAfterMove(end: Date, date: string, timeZone: string): Date {
  const moved = endOfLastDay({ date, timeZone })
  return moved > end ? moved : end
}
