// Calendar dates and instants in the chosen language, Thai ones in the Buddhist calendar. Instants are shown in the member's
// time zone, which comes with the data. react-intl caches the formats.
import type { IntlShape } from 'react-intl'
import { longDate } from '#shared/longDate.ts'
import type { DatePart } from '#src/ui/fields/dateParts.ts'

export type DateStyle = 'full' | 'long' | 'medium' | 'short'

/** A calendar date as an instant that Intl shows as that date, whatever the time zone of the device. */
export const noonOf = (date: string) => new Date(`${date}T12:00:00Z`)

/** `YYYY-MM-DD` as `November 21, 2026`, `21 พฤศจิกายน 2569`, `21 tháng 11 năm 2026`. */
export const dateText = (intl: IntlShape, date: string, style: DateStyle = 'long') =>
  unparted(intl.formatDate(noonOf(date), { dateStyle: style, timeZone: 'UTC' }), style)

/** Never parted at the end of a line, a long one only before its year: on a narrow phone it needs two lines. */
const unparted = (date: string, style: DateStyle) =>
  longDate(date).replace(style === 'medium' || style === 'short' ? / /g : / (?=.* )/g, '\u00a0')

/** `YYYY-MM-DD` with its weekday and without its year: `Saturday, November 21`. */
export const dayText = (intl: IntlShape, date: string) =>
  intl.formatDate(noonOf(date), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** `YYYY-MM` as `November 2026`. */
export const monthText = (intl: IntlShape, month: string) =>
  intl.formatDate(noonOf(`${month}-15`), { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Formats an instant's date on the clock of an IANA time zone. */
export const instantDateFormat =
  (intl: IntlShape) =>
  (instant: string, timeZone: string, style: DateStyle = 'long') =>
    unparted(intl.formatDate(instant, { dateStyle: style, timeZone }), style)

/** An instant's date and time: `Nov 21, 2026, 9:59 AM`. */
export const instantText = (intl: IntlShape, instant: string, timeZone: string) =>
  intl.formatDate(instant, { dateStyle: 'medium', timeStyle: 'short', timeZone })

/**
 * Formats the end of something: its last date alone if it lasts to the end of that date in the time zone, otherwise date, time and zone.
 * Accepts the last millisecond of a day as well as the first instant after it.
 */
export const endFormat =
  (intl: IntlShape) =>
  (end: string, timeZone: string, style: DateStyle = 'long'): string => {
    const [last, next] = [-1, 1].map((ms) => dateAt(intl, new Date(Date.parse(end) + ms), timeZone))
    if (last !== undefined && last !== next) return dateText(intl, last, style)
    return intl.formatDate(end, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
      timeZoneName: 'short',
    })
  }

/** An instant's time: `9:59 AM`, `09.59`. */
export const timeText = (intl: IntlShape, instant: string, timeZone: string) =>
  intl.formatTime(instant, { timeStyle: 'short', timeZone })

/** The calendar date `YYYY-MM-DD` of an instant in an IANA time zone. */
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

/** The hour of an instant on the clock of an IANA time zone, 0 to 23. */
export function hourAt(intl: IntlShape, instant: number, timeZone: string): number {
  const parts = intl.formatDateToParts(instant, {
    hour: 'numeric',
    hourCycle: 'h23',
    numberingSystem: 'latn',
    timeZone,
  })
  return Number(parts.find(({ type }) => type === 'hour')?.value)
}

/** How far a date is from another, in days: `today`, `tomorrow`, `in 3 days`, `2 days ago`. */
export const relativeDays = (intl: IntlShape, date: string, today: string) =>
  intl.formatRelativeTime(daysBetween(today, date), 'day', { numeric: 'auto' })

/** The twelve months' names, January first. */
export const monthNames = (intl: IntlShape) =>
  Array.from({ length: 12 }, (_, month) =>
    intl.formatDate(new Date(Date.UTC(2000, month, 15)), { month: 'long', timeZone: 'UTC' }),
  )

/** In which order the language writes a date. */
export const datePartOrder = (intl: IntlShape): DatePart[] =>
  intl
    .formatDateToParts(0, { dateStyle: 'long', timeZone: 'UTC' })
    .map(({ type }) => type)
    .filter(isDatePart)

const isDatePart = (type: string): type is DatePart => type === 'day' || type === 'month' || type === 'year'

/** Whole days from one calendar date to another. */
export const daysBetween = (from: string, to: string) =>
  Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / 86_400_000)
