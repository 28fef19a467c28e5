// Checks what members say of themselves, pure: dates that can be right, and from when another time zone holds.
import { addDays, localDate, startOfDate } from '../locale/calendar.ts'
import { profile, type Offset } from '../catalog/profile.ts'
import { refuse, type Reason } from '#shared/protocol/refuse.ts'

export type DateField = keyof typeof profile.windows

/** What is wrong with a date, seen from the member's today; `undefined` where it can be right. */
export function implausible(field: DateField, date: string, today: string) {
  const { from, to } = profile.windows[field]
  if (date < shifted(today, from)) return 'TOO_EARLY'
  return date > shifted(today, to) ? 'TOO_LATE' : undefined
}

/** @throws DATE_NOT_PLAUSIBLE with all that are; what is absent or `null` is none */
export function assertPlausible(dates: Partial<Record<DateField, string | null>>, today: string) {
  const reasons = (['birthday', 'resumptionDate', 'dueDate', 'birthDate'] as const).flatMap(
    (field): Reason[] => {
      const code = dates[field] && implausible(field, dates[field], today)
      return code ? [{ code, field }] : []
    },
  )
  if (reasons.length) refuse('DATE_NOT_PLAUSIBLE', { reasons })
}

const shifted = (date: string, by: Offset) =>
  'years' in by ? addYears(date, by.years) : addDays(date, by.days)

/** The same date so many years later (or earlier, when negative); 29 February is the 28th where there is none. */
export function addYears(date: string, years: number): string {
  const year = String(Number(date.slice(0, 4)) + years).padStart(4, '0')
  const anniversary = `${year}${date.slice(4)}`
  const leapDay = date.endsWith('-02-29')
  return leapDay && addDays(`${year}-02-28`, 1) !== anniversary ? `${year}-02-28` : anniversary
}

/** A stored birth date. */
export type EnteredDate = {
  date: string | null
  /** The last change that counted as one. */
  changedAt: Date | null
  /** The end of the time for corrections; `null` before the first entry and once something was claimed for the date. */
  correctableUntil: Date | null
}

/**
 * The date after an entry. The first entry is not a change, and neither is another date before `correctableUntil`, which counts
 * from the first entry: corrections cannot be chained. Every later entry is a change, also a removal, so that removing and
 * adding a date is no way around the waiting period.
 */
export function entered(before: EnteredDate, date: string | null, now: Date): EnteredDate {
  const { changedAt, correctableUntil } = before
  if (before.date === date) return before
  if (before.date === null && changedAt === null && correctableUntil === null)
    return { date, changedAt, correctableUntil: addHours(now, profile.correctionHours) }
  const isCorrection = changedAt === null && correctableUntil !== null && now < correctableUntil
  return { date, changedAt: isCorrection ? null : now, correctableUntil }
}

const addHours = (from: Date, hours: number) => new Date(from.getTime() + hours * 3_600_000)

/** The instant until which the date can be corrected, for members; `null` if it cannot be, or if there is no date. */
export function correctionEnd({ date, changedAt, correctableUntil: until }: EnteredDate, now: Date) {
  const isOpen = date !== null && changedAt === null && until !== null && now < until
  return isOpen ? until.toISOString() : null
}

/** When another time zone begins to hold: when tomorrow has begun in both, so that no date comes back. */
export function timeZoneStart(current: string, targetZone: string, now: Date): Date {
  const tomorrow = addDays(localDate(now, current), 1)
  const starts = [current, targetZone].map((timeZone) => startOfDate(tomorrow, timeZone).getTime())
  return new Date(Math.max(...starts))
}
