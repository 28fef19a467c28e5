// Formats calendar dates and instants in the chosen language; Thai dates use the Buddhist calendar. Responses contain
// the member's time zone, in which instants are formatted. react-intl caches the formatters.
import type { IntlShape } from 'react-intl'
import { unbrokenDate } from '#shared/unbrokenDate.ts'
import type { DatePart } from '#src/ui/fields/dateParts.ts'

export type DateStyle = 'full' | 'long' | 'medium' | 'short'

/** Converts a calendar date to an instant that Intl formats as this date in the time zone of any device. */
export const noonOf = (date: string) => new Date(`${date}T12:00:00Z`)

/** Formats `YYYY-MM-DD` as `November 21, 2026`, `21 พฤศจิกายน 2569`, `21 tháng 11 năm 2026`. */
export const dateText = (intl: IntlShape, date: string, style: DateStyle = 'long') =>
  unbrokenDate(intl.formatDate(noonOf(date), { dateStyle: style, timeZone: 'UTC' }), isLong(style))

const isLong = (style: DateStyle) => style === 'long' || style === 'full'

/** Formats `YYYY-MM-DD` with its weekday and without its year: `Saturday, November 21`. */
export const dayText = (intl: IntlShape, date: string, length: 'long' | 'short' = 'long') =>
  unbrokenDate(
    intl.formatDate(noonOf(date), { weekday: length, day: 'numeric', month: length, timeZone: 'UTC' }),
  )

/** Formats `YYYY-MM` as `November 2026`. */
export const monthText = (intl: IntlShape, month: string) =>
  unbrokenDate(
    intl.formatDate(noonOf(`${month}-15`), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    true,
  )

/** Formats the date of an instant in an IANA time zone. */
export const instantDateFormat =
  (intl: IntlShape) =>
  (instant: string, timeZone: string, style: DateStyle = 'long') =>
    unbrokenDate(intl.formatDate(instant, { dateStyle: style, timeZone }), isLong(style))

/**
 * Formats date and time of an instant: `Nov 21, 2026, 9:59 AM`. Also formats deadlines that are counted in hours from an
 * action of the member.
 */
export const instantText = (intl: IntlShape, instant: string, timeZone: string) =>
  unbrokenDate(intl.formatDate(instant, { dateStyle: 'medium', timeStyle: 'short', timeZone }))

/**
 * Formats the end of an offer as its last day, without a time (docs/last-days.md). A period that ends during a day is
 * shown with the day before, which still is a whole day.
 */
export const endFormat =
  (intl: IntlShape) =>
  (end: string, timeZone: string, style: DateStyle = 'long'): string =>
    dateText(intl, lastDayAt(intl, end, timeZone), style)

/**
 * Returns the last date in an IANA time zone that ends at or before `end`. Both the last millisecond of a day and the
 * first instant of the next day end the day.
 */
export function lastDayAt(intl: IntlShape, end: string, timeZone: string): string {
  const last = noonOf(dateAt(intl, new Date(Date.parse(end) + 1), timeZone))
  return new Date(last.getTime() - 86_400_000).toISOString().slice(0, 10)
}

/** Formats the time of an instant: `9:59 AM`, `09.59`. */
export const timeText = (intl: IntlShape, instant: string, timeZone: string) =>
  unbrokenDate(intl.formatTime(instant, { timeStyle: 'short', timeZone }))

/** Returns the calendar date `YYYY-MM-DD` of an instant in an IANA time zone. */
export function dateAt(intl: IntlShape, instant: Date | string, timeZone: string): string {
  const parts = intl.formatDateToParts(instant, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone,
  })
  const part = (partName: DatePart) => parts.find(({ type }) => type === partName)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** Returns the hour of an instant in an IANA time zone, 0 to 23. */
export function hourAt(intl: IntlShape, instant: number, timeZone: string): number {
  const parts = intl.formatDateToParts(instant, {
    hour: 'numeric',
    hourCycle: 'h23',
    numberingSystem: 'latn',
    timeZone,
  })
  return Number(parts.find(({ type }) => type === 'hour')?.value)
}

/** Formats a date relative to another: `today`, `tomorrow`, `in 3 days`, `2 days ago`. */
export const relativeDays = (intl: IntlShape, date: string, today: string) =>
  intl.formatRelativeTime(daysBetween(today, date), 'day', { numeric: 'auto' })

/** Returns the names of the months in calendar order, starting with January. */
export const monthNames = (intl: IntlShape) =>
  Array.from({ length: 12 }, (_, month) =>
    intl.formatDate(new Date(Date.UTC(2000, month, 15)), { month: 'long', timeZone: 'UTC' }),
  )

/** Returns the order in which the language writes day, month and year, for example month, day, year in English. */
export const datePartOrder = (intl: IntlShape): DatePart[] =>
  intl
    .formatDateToParts(0, { dateStyle: 'long', timeZone: 'UTC' })
    .map(({ type }) => type)
    .filter(isDatePart)

const isDatePart = (type: string): type is DatePart => type === 'day' || type === 'month' || type === 'year'

/** Returns the number of days from one calendar date to another. */
export const daysBetween = (from: string, to: string) =>
  Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / 86_400_000)
