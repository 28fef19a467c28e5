// Defines the member that handlers receive, and determines which time zone applies to the member.
import { members } from './tables.ts'

export type MemberRow = typeof members.$inferSelect

/**
 * Columns of the members table that most requests need. Names, accounts and the password hash are read separately
 * (`readMemberRow`), because each column costs time in each request, and secrets should only be loaded when needed.
 */
export const memberColumns = {
  id: members.id,
  countryCode: members.countryCode,
  timeZone: members.timeZone,
  nextTimeZone: members.nextTimeZone,
  nextTimeZoneAt: members.nextTimeZoneAt,
  formerTimeZone: members.formerTimeZone,
  formerTimeZoneUntil: members.formerTimeZoneUntil,
  permissions: members.permissions,
  policyVersion: members.policyVersion,
  birthday: members.birthday,
  birthdayChangedAt: members.birthdayChangedAt,
  babyContentSilencedAt: members.babyContentSilencedAt,
  visitedCheckIn: members.visitedCheckIn,
  createdAt: members.createdAt,
  erasesAt: members.erasesAt,
}

/** The signed-in member with the current session. */
export type Member = Pick<MemberRow, keyof typeof memberColumns> & {
  session: { id: string; createdAt: Date }
}

/** Columns of the members table that determine which time zone applies. */
export const zoneColumns = {
  timeZone: members.timeZone,
  nextTimeZone: members.nextTimeZone,
  nextTimeZoneAt: members.nextTimeZoneAt,
}

export type Zoned = Pick<MemberRow, 'timeZone' | 'nextTimeZone' | 'nextTimeZoneAt'>

/** Returns the time zone that applies at the instant. A change takes effect on the next local day. */
export function timeZoneAt(member: Zoned, now: Date): string {
  const { timeZone, nextTimeZone, nextTimeZoneAt } = member
  return nextTimeZone && nextTimeZoneAt && nextTimeZoneAt <= now ? nextTimeZone : timeZone
}

type Zones = Zoned & Pick<MemberRow, 'formerTimeZone' | 'formerTimeZoneUntil'>

/**
 * Returns the time zone that applied at an instant within the last day. For an instant before a change, returns
 * the former time zone.
 */
export function pastTimeZoneAt(member: Zones, instant: Date): string {
  const { formerTimeZone, formerTimeZoneUntil } = member
  return formerTimeZone && formerTimeZoneUntil && instant < formerTimeZoneUntil
    ? formerTimeZone
    : timeZoneAt(member, instant)
}

/**
 * Returns the member with the time zone that applies at the instant `now`. After a change, the replaced time zone is
 * the former time zone.
 */
export function inForce<Of extends Zones>(member: Of, now: Date): Of {
  const timeZone = timeZoneAt(member, now)
  if (timeZone === member.timeZone) return member
  return { ...member, timeZone, formerTimeZone: member.timeZone, formerTimeZoneUntil: member.nextTimeZoneAt }
}

/**
 * Returns the time zones that determine when the last day of a deadline ends: the current time zone, and for some
 * days after a change also the former time zone. A change of the time zone therefore never shortens a deadline.
 * @param member member whose `timeZone` is the time zone that applies now
 */
export function zonesOfEnds(
  { timeZone, formerTimeZone, formerTimeZoneUntil }: Omit<Zones, 'nextTimeZone' | 'nextTimeZoneAt'>,
  now: Date,
  days: number,
): string[] {
  const isRecent = formerTimeZoneUntil && now.getTime() - formerTimeZoneUntil.getTime() < days * 86_400_000
  return formerTimeZone && isRecent ? [timeZone, formerTimeZone] : [timeZone]
}

/** Returns the instants of the last and the next change of the member's time zone; two changes are about a day apart. */
export const zoneChangesOf = ({ nextTimeZoneAt, formerTimeZoneUntil }: Partial<ZoneChanges>): Date[] =>
  [nextTimeZoneAt, formerTimeZoneUntil].filter((at) => at instanceof Date)

export type ZoneChanges = Pick<MemberRow, 'nextTimeZoneAt' | 'formerTimeZoneUntil'>

/** Returns the pending change of the time zone; `null` without a pending change. */
export function nextTimeZoneOf(member: Zoned, now: Date): { timeZone: string; from: string } | null {
  const { nextTimeZone, nextTimeZoneAt } = member
  const waits = nextTimeZone && nextTimeZoneAt && nextTimeZone !== timeZoneAt(member, now)
  return waits ? { timeZone: nextTimeZone, from: nextTimeZoneAt.toISOString() } : null
}
