// Groups notifications by age in days of the member, newest first.
import type { IntlShape } from 'react-intl'
import type { Notice } from '#generated/schema.d.ts'
import { dateAt, daysBetween } from '#src/runtime/format/dates.ts'

const order = ['today', 'week', 'earlier'] as const

type Clock = { timeZone: string; now: number }

/** @returns the groups that contain notifications; the order of the notifications does not change */
export function groupsOf(intl: IntlShape, notices: readonly Notice[], { timeZone, now }: Clock) {
  const today = dateAt(intl, new Date(now), timeZone)
  const groupOf = ({ at }: Notice): (typeof order)[number] => {
    const days = daysBetween(dateAt(intl, at, timeZone), today)
    if (days <= 0) return 'today'
    return days < 7 ? 'week' : 'earlier'
  }
  return order.flatMap((group) => {
    const members = notices.filter((notice) => groupOf(notice) === group)
    return members.length > 0 ? [{ group, members }] : []
  })
}
