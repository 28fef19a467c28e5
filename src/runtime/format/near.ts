// Formats a recent instant with a relative day: "Today, 2:05 PM", "เมื่อวาน 14:05".
import type { IntlShape } from 'react-intl'
import { dateAt, daysBetween, instantDateFormat, instantText, relativeDays, timeText } from './dates.ts'

type NearOptions = {
  /** IANA time zone. */
  timeZone: string
  /** Current time in ms, which must be the same on server and browser. */
  now: number
  shows: 'date' | 'time'
}

/**
 * Formats an instant as "today" or "yesterday" in the given time zone with the time of day; other days are shown as a
 * date.
 */
export function nearText(intl: IntlShape, instant: string, { timeZone, now, shows }: NearOptions): string {
  const [date, today] = [dateAt(intl, instant, timeZone), dateAt(intl, new Date(now), timeZone)]
  const daysAgo = daysBetween(date, today)
  if (daysAgo !== 0 && daysAgo !== 1)
    return shows === 'date'
      ? instantDateFormat(intl)(instant, timeZone, 'medium')
      : instantText(intl, instant, timeZone)
  const name = relativeDays(intl, date, today)
  const day = name.charAt(0).toLocaleUpperCase(intl.locale) + name.slice(1)
  return shows === 'date'
    ? day
    : intl.formatMessage({ id: 'orders.near' }, { day, time: timeText(intl, instant, timeZone) })
}
