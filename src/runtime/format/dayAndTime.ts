// Formats the start of an event. This format is not in dates.ts, because the home page loads dates.ts first.
import type { IntlShape } from 'react-intl'
import { unbrokenDate } from '#shared/unbrokenDate.ts'

/** Formats the weekday, date and time of an instant, without the year: `Saturday, November 21 at 9:59 AM`. */
export const dayAndTimeText = (intl: IntlShape, instant: string, timeZone: string) =>
  unbrokenDate(
    intl.formatDate(instant, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    }),
  )
