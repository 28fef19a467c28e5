// Times of orders and parcels (section 9): in English, on the clock of Shanghai, from where parcels are sent. A member's own
// clock is another, so that the zone is always named beside them.
import type { IntlShape } from 'react-intl'

const timeZone = 'Asia/Shanghai'
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone })
const dateAndTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hour12: true,
  timeZone,
})

/** The date only, `Nov 21, 2026`, or with its 12-hour time, `Nov 21, 2026, 10:59 AM`. */
export function shopTimeText(instant: string, shows: 'date' | 'time'): string {
  const format = shows === 'date' ? date : dateAndTime
  // Some browsers put a narrow blank before AM, others do not: the server's page and theirs must be the same.
  return format.format(new Date(instant)).replaceAll('\u202f', ' ')
}

/** The zone's name in the language spoken: `China Standard Time`. */
export const shopZoneName = (intl: IntlShape) =>
  intl.formatDateToParts(0, { timeZone, timeZoneName: 'long' }).find(({ type }) => type === 'timeZoneName')
    ?.value ?? timeZone
