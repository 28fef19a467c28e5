// Last days: dates that are shown without a time and last to their end where the member lives.
import { addDays, localDate, startOfDate } from './calendar.ts'

/** The last date on which something is valid, in the IANA time zone whose calendar counts. */
export type LastDay = { date: string; timeZone: string }

/**
 * The last millisecond of the day. Every table that stores an end stores this instant: formatted in the same time zone it is
 * the date itself, and `end >= now` holds for the whole day, also where clocks change at midnight.
 */
export function endOfLastDay({ date, timeZone }: LastDay): Date {
  return new Date(startOfDate(addDays(date, 1), timeZone).getTime() - 1)
}

/** The day on which something ends that is valid for that many days from an instant. */
export const lastDayAfter = (from: Date, days: number, timeZone: string): LastDay => ({
  date: addDays(localDate(from, timeZone), days),
  timeZone,
})

/** The last date of which no part is missing before an end: the day to show without a time. */
export const lastWholeDay = (end: Date, timeZone: string) =>
  addDays(localDate(new Date(end.getTime() + 1), timeZone), -1)

/**
 * The end after the member moved to another time zone: the later of the stored end and the end of the same date in the new zone, so that
 * a move never shortens anything. Moving again never adds more than the westernmost zone's end of that date.
 */
export function endAfterMove(end: Date, date: string, timeZone: string): Date {
  const moved = endOfLastDay({ date, timeZone })
  return moved > end ? moved : end
}
