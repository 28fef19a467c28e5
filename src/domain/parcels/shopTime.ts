// Times of orders and parcels (section 9): in English, in the time zone of Shanghai, from where parcels are sent. It is not the
// member's own, so the zone is always named beside them.
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

/** The zone's name in the chosen language: `China Standard Time`. */
export const shopZoneName = (intl: IntlShape) =>
  intl.formatDateToParts(0, { timeZone, timeZoneName: 'long' }).find(({ type }) => type === 'timeZoneName')
    ?.value ?? timeZone
