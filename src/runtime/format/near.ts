// Tells when something happened by its day while that is near: "Today, 2:05 PM", "เมื่อวาน 14:05".
import type { IntlShape } from 'react-intl'
import { dateAt, daysBetween, instantDateFormat, instantText, relativeDays, timeText } from './dates.ts'

type NearOptions = {
  /** IANA name. */
  timeZone: string
  /** In milliseconds: the clock of server and browser alike. */
  now: number
  shows: 'date' | 'time'
}

/** Today and yesterday on the clock of the zone, by their names; any other day by its date. */
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
