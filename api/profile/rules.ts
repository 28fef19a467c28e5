// Checks what members say of themselves, pure: dates that can be right, and from when another time zone holds.
import { addDays, localDate, startOfDate } from '../locale/calendar.ts'
import { profile, type Offset } from '../catalog/profile.ts'
import { refuse, type Reason } from '../http/refuse.ts'

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
  const same = `${year}${date.slice(4)}`
  const leapDay = date.endsWith('-02-29')
  return leapDay && addDays(`${year}-02-28`, 1) !== same ? `${year}-02-28` : same
}

/**
 * When a change of a date was last one: the first word on it is none, every other is. A date that was removed is
 * remembered too, or removing and adding would be the way around it.
 */
export function changedAt(
  before: { date: string | null; changedAt: Date | null },
  date: string | null,
  now: Date,
): Date | null {
  const first = before.date === null && before.changedAt === null
  return first || before.date === date ? before.changedAt : now
}

/** When another time zone begins to hold: when tomorrow has begun in both, so that no date comes back. */
export function timeZoneStart(current: string, wanted: string, now: Date): Date {
  const tomorrow = addDays(localDate(now, current), 1)
  const starts = [current, wanted].map((timeZone) => startOfDate(tomorrow, timeZone).getTime())
  return new Date(Math.max(...starts))
}

/** An e-mail address or phone that its owner recognises and nobody else learns. */
export function masked(account: string): string {
  const [name = '', host] = account.split('@')
  if (host === undefined) return `${name.slice(0, 3)}•••${name.slice(-2)}`
  return `${Array.from(name)[0] ?? ''}•••@${host}`
}
