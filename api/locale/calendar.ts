// Calculates calendar dates in the time zone of a member.

/** Returns the date `YYYY-MM-DD` at an instant in an IANA time zone. */
export function localDate(instant: Date, timeZone: string): string {
  // Rounds the instant down to the minute for the cache key. In every time zone, days start and clocks change at full
  // minutes.
  const minute = Math.floor(instant.getTime() / 60_000)
  return remembered(dates, `${minute} ${timeZone}`, () => formatOf(timeZone).format(instant))
}

// Caches results per minute and time zone, because formatting takes as long as the rest of a call.
const dates = new Map<string, string>()

function remembered<Value>(cache: Map<string, Value>, key: string, find: () => Value): Value {
  const cachedValue = cache.get(key)
  if (cachedValue !== undefined) return cachedValue
  if (cache.size >= 2_000) cache.clear()
  const value = find()
  cache.set(key, value)
  return value
}

// Caches formatters: creating one takes a hundred times as long as using it, and there are only about 400 time zones.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string) {
  // The locale sv-SE formats ISO dates. The calendar is set explicitly, so that no locale setting can change the
  // calendar.
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE-u-ca-gregory', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  return format
}

/** Returns the hour of the day, 0 to 23, at an instant in an IANA time zone. */
export function localHour(instant: Date, timeZone: string): number {
  const minute = Math.floor(instant.getTime() / 60_000)
  return remembered(hours, `${minute} ${timeZone}`, () => Number(hourFormatOf(timeZone).format(instant)))
}

const hours = new Map<string, number>()
const hourFormats = new Map<string, Intl.DateTimeFormat>()

function hourFormatOf(timeZone: string) {
  const format =
    hourFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
  hourFormats.set(timeZone, format)
  return format
}

/** Returns the date `YYYY-MM-DD` n days after the given date. If n is negative, the result is before the given date. */
export function addDays(date: string, days: number): string {
  const find = () => new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  return remembered(shifted, `${date} ${days}`, find)
}

/** Returns the date n weekdays (Monday to Friday) after the given date. */
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

/** Returns n consecutive dates, starting with the given date. */
export const datesFrom = (first: string, count: number): readonly string[] =>
  remembered(runs, `${first} ${count}`, () =>
    Array.from({ length: count }, (_, index) => addDays(first, index)),
  )

const runs = new Map<string, readonly string[]>()

/** Returns the same day n months later, or the last day of the month if that month is shorter. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** Returns the number of days from one date to another. */
export const daysBetween = (from: string, to: string) =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000

/**
 * Returns the first day of the month that is n months after the date. If n is negative, the month is before the date.
 */
export function firstOfMonth(date: string, months: number): string {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  return `${pad(Math.floor(month / 12), 4)}-${pad((month % 12) + 1, 2)}-01`
}

const pad = (number: number, length: number) => String(number).padStart(length, '0')

/** Returns the calendar year of an instant in a time zone. */
export const yearOf = (instant: Date, timeZone: string) => Number(localDate(instant, timeZone).slice(0, 4))

/** Returns the instant at which the date starts in the time zone, even if clocks change at midnight. */
export function startOfDate(date: string, timeZone: string): Date {
  return new Date(remembered(starts, `${date} ${timeZone}`, () => findStart(date, timeZone)))
}

const starts = new Map<string, number>()

function findStart(date: string, timeZone: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  // UTC offsets are between -12 and +14 hours. The date starts at the first instant within that range that has this
  // local date.
  let before = midnight - 15 * 3_600_000
  let within = midnight + 15 * 3_600_000
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2)
    if (localDate(new Date(middle), timeZone) >= date) within = middle
    else before = middle
  }
  return within
}

/** Returns true if the runtime knows the IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
