// Calendar dates of a member: what day it is where they live, and when the next one begins.

/** The date `YYYY-MM-DD` at an instant in an IANA time zone. */
export function localDate(instant: Date, timeZone: string): string {
  // Days begin and clocks change on a full minute everywhere.
  const minute = Math.floor(instant.getTime() / 60_000)
  return remembered(dates, `${minute} ${timeZone}`, () => formatOf(timeZone).format(instant))
}

// What members of a zone share is found once: a format takes as long as a call's other work together.
const dates = new Map<string, string>()

function remembered<Value>(cache: Map<string, Value>, key: string, find: () => Value): Value {
  const cachedValue = cache.get(key)
  if (cachedValue !== undefined) return cachedValue
  if (cache.size >= 2_000) cache.clear()
  const value = find()
  cache.set(key, value)
  return value
}

// Making a format costs a hundred times what using it does, and there are only some 400 time zones.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string) {
  // sv-SE writes ISO dates; the calendar is named so that no locale setting can change it.
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE-u-ca-gregory', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  return format
}

/** `YYYY-MM-DD` so many days later (or earlier, when negative). */
export function addDays(date: string, days: number): string {
  const find = () => new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  return remembered(shifted, `${date} ${days}`, find)
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

const shifted = new Map<string, string>()

/** So many dates in a row, from the first on. */
export const datesFrom = (first: string, count: number): readonly string[] =>
  remembered(runs, `${first} ${count}`, () =>
    Array.from({ length: count }, (_, index) => addDays(first, index)),
  )

const runs = new Map<string, readonly string[]>()

/** The same day so many months later; the month's last where it has no such day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** Whole days from one date to another. */
export const daysBetween = (from: string, to: string) =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000

/** The first day of the month that lies so many months after the date's (or before it, when negative). */
export function firstOfMonth(date: string, months: number): string {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  return `${pad(Math.floor(month / 12), 4)}-${pad((month % 12) + 1, 2)}-01`
}

const pad = (number: number, length: number) => String(number).padStart(length, '0')

/** The calendar year in a time zone. */
export const yearOf = (instant: Date, timeZone: string) => Number(localDate(instant, timeZone).slice(0, 4))

/** The instant at which the date begins in the time zone, also where clocks change at midnight. */
export function startOfDate(date: string, timeZone: string): Date {
  return new Date(remembered(starts, `${date} ${timeZone}`, () => findStart(date, timeZone)))
}

const starts = new Map<string, number>()

function findStart(date: string, timeZone: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  // Offsets lie between -12 and +14 hours: the date begins at the first instant of that span that already carries it.
  let before = midnight - 15 * 3_600_000
  let within = midnight + 15 * 3_600_000
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2)
    if (localDate(new Date(middle), timeZone) >= date) within = middle
    else before = middle
  }
  return within
}

/** Whether the runtime knows the IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
