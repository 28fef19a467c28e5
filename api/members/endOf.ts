// Ends of what members are given for some days: the last day by the member's calendar, and the instant at which it ends.
import { endAfterMove, endOfLastDay, lastDayAfter } from '../locale/lastDay.ts'
import { nextTimeZoneOf, timeZoneAt, type Zoned } from './member.ts'

/** The date to show and the last instant on which it holds. */
export type MemberEnd = { lastDay: string; end: Date }

/** The end of something that is valid for that many days from an instant. */
export const endAfterDays = (member: Zoned, days: number, from: Date): MemberEnd =>
  endOf(member, lastDayAfter(from, days, timeZoneAt(member, from)).date, from)

/** The end of a date; in the later of two time zones if a change waits, so that it needs no extension. */
export function endOf(member: Zoned, lastDay: string, now: Date): MemberEnd {
  const end = endOfLastDay({ date: lastDay, timeZone: timeZoneAt(member, now) })
  const waiting = nextTimeZoneOf(member, now)
  return { lastDay, end: waiting ? endAfterMove(end, lastDay, waiting.timeZone) : end }
}

/** A change of a member's time zone, when it is stored. */
export type Move = { memberId: string; timeZone: string; now: Date }
