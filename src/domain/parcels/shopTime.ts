// Formats times of orders and parcels (section 9 of the specification): in English and in the time zone of Shanghai,
// from which parcels are sent. The name of the zone is always shown, because members are in other time zones.
import type { IntlShape } from 'react-intl'
import { unbrokenDate } from '#shared/unbrokenDate.ts'

const timeZone = 'Asia/Shanghai'
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone })
const dateAndTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hour12: true,
  timeZone,
})

/** Formats a date as `Nov 21, 2026`, or a date with its 12-hour time as `Nov 21, 2026, 10:59 AM`. */
export function shopTimeText(instant: string, shows: 'date' | 'time'): string {
  const format = shows === 'date' ? date : dateAndTime
  // Some JavaScript engines put another kind of space before AM: server and browser must render the same text.
  return unbrokenDate(format.format(new Date(instant)))
}

/** Returns the localized name of the shop's time zone: `China Standard Time`. */
export const shopZoneName = (intl: IntlShape) =>
  intl.formatDateToParts(0, { timeZone, timeZoneName: 'long' }).find(({ type }) => type === 'timeZoneName')
    ?.value ?? timeZone
