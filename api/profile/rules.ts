// Validates dates that members enter, and calculates the start of a new time zone, without side effects.
import { addDays, localDate, startOfDate } from '../locale/calendar.ts'
import { profile, type Offset } from '../catalog/profile.ts'
import { refuse, type Reason } from '#shared/protocol/refuse.ts'

export type DateField = keyof typeof profile.windows

/** Validates a date relative to the current date of the member; returns `undefined` if the date is plausible. */
export function dateProblem(field: DateField, date: string, today: string) {
  const { from, to } = profile.windows[field]
  if (date < shifted(today, from)) return 'TOO_EARLY'
  return date > shifted(today, to) ? 'TOO_LATE' : undefined
}

/**
 * Validates several dates; ignores absent and `null` dates.
 * @throws DATE_NOT_PLAUSIBLE with a reason for each implausible date
 */
export function assertPlausible(dates: Partial<Record<DateField, string | null>>, today: string) {
  const reasons = (['birthday', 'resumptionDate', 'dueDate', 'birthDate'] as const).flatMap(
    (field): Reason[] => {
      const code = dates[field] && dateProblem(field, dates[field], today)
      return code ? [{ code, field }] : []
    },
  )
  if (reasons.length) refuse('DATE_NOT_PLAUSIBLE', { reasons })
}

const shifted = (date: string, by: Offset) =>
  'years' in by ? addYears(date, by.years) : addDays(date, by.days)

/**
 * Adds years to a date, or subtracts them if the number is negative. 29 February becomes 28 February in years without a
 * leap day.
 */
export function addYears(date: string, years: number): string {
  const year = String(Number(date.slice(0, 4)) + years).padStart(4, '0')
  const anniversary = `${year}${date.slice(4)}`
  const leapDay = date.endsWith('-02-29')
  return leapDay && addDays(`${year}-02-28`, 1) !== anniversary ? `${year}-02-28` : anniversary
}

/** Stored birth date. */
export type EnteredDate = {
  date: string | null
  /** Time of the last change of the date; a correction does not count as a change. */
  changedAt: Date | null
  /** End of the correction period; `null` before the first entry, and after a gift for the date was claimed. */
  correctableUntil: Date | null
}

/**
 * Returns the stored date after the member entered a date. The first entry does not count as a change, and neither does
 * a correction before `correctableUntil`. The correction period starts at the first entry, so that corrections cannot
 * extend it. Each later entry counts as a change. A removal also counts, so that removing and adding a date does not
 * avoid the waiting period.
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

/**
 * Returns the instant until which the member can correct the date; `null` if the member cannot correct it or has not
 * entered it.
 */
export function correctionEnd({ date, changedAt, correctableUntil: until }: EnteredDate, now: Date) {
  const isOpen = date !== null && changedAt === null && until !== null && now < until
  return isOpen ? until.toISOString() : null
}

/**
 * Returns the instant at which a new time zone takes effect. At this instant, tomorrow has started in the old and the
 * new time zone, so that no date repeats.
 */
export function timeZoneStart(current: string, targetZone: string, now: Date): Date {
  const tomorrow = addDays(localDate(now, current), 1)
  const starts = [current, targetZone].map((timeZone) => startOfDate(tomorrow, timeZone).getTime())
  return new Date(Math.max(...starts))
}
