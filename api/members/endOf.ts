// Calculates expiry times: the last day in the member's time zone, and the instant at which that day ends.
import { endAfterMove, endOfLastDay, lastDayAfter } from '../locale/lastDay.ts'
import { nextTimeZoneOf, timeZoneAt, type Zoned } from './member.ts'

/** Last day, which pages show, and the last instant of that day. */
export type MemberEnd = { lastDay: string; end: Date }

/** Returns the expiry of something that is valid for a number of days from an instant. */
export const endAfterDays = (member: Zoned, days: number, from: Date): MemberEnd =>
  endOf(member, lastDayAfter(from, days, timeZoneAt(member, from)).date, from)

/**
 * Returns the expiry at the end of a date. If a change of the time zone is pending, uses the time zone in which the
 * date ends later. The expiry then needs no extension when the change takes effect.
 */
export function endOf(member: Zoned, lastDay: string, now: Date): MemberEnd {
  const end = endOfLastDay({ date: lastDay, timeZone: timeZoneAt(member, now) })
  const waiting = nextTimeZoneOf(member, now)
  return { lastDay, end: waiting ? endAfterMove(end, lastDay, waiting.timeZone) : end }
}

/** Change of a member's time zone, while the change is being stored. */
export type Move = { memberId: string; timeZone: string; now: Date }
