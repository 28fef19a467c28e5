// A member as calls know them, and the time zone in force for them.
import { members } from './tables.ts'

export type MemberRow = typeof members.$inferSelect

/**
 * What calls ask of a member again and again. Names, accounts and the password's hash are read where they are wanted
 * (`readMemberRow`): each column costs every call, and a secret is best kept by whoever never held it.
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

/** The signed-in member, with the session they are signed in by. */
export type Member = Pick<MemberRow, keyof typeof memberColumns> & {
  session: { id: string; createdAt: Date }
}

/** The columns that decide which time zone is in force. */
export const zoneColumns = {
  timeZone: members.timeZone,
  nextTimeZone: members.nextTimeZone,
  nextTimeZoneAt: members.nextTimeZoneAt,
}

export type Zoned = Pick<MemberRow, 'timeZone' | 'nextTimeZone' | 'nextTimeZoneAt'>

/** The time zone in force at the instant: a change waits for the next local day. */
export function timeZoneAt(member: Zoned, now: Date): string {
  const { timeZone, nextTimeZone, nextTimeZoneAt } = member
  return nextTimeZone && nextTimeZoneAt && nextTimeZoneAt <= now ? nextTimeZone : timeZone
}

type Zones = Zoned & Pick<MemberRow, 'formerTimeZone' | 'formerTimeZoneUntil'>

/** The time zone that was in force at an instant of the last day: before a change, the former one. */
export function pastTimeZoneAt(member: Zones, instant: Date): string {
  const { formerTimeZone, formerTimeZoneUntil } = member
  return formerTimeZone && formerTimeZoneUntil && instant < formerTimeZoneUntil
    ? formerTimeZone
    : timeZoneAt(member, instant)
}

/** The member with the time zone in force, and the zone that it has replaced as the former one. */
export function inForce<Of extends Zones>(member: Of, now: Date): Of {
  const timeZone = timeZoneAt(member, now)
  if (timeZone === member.timeZone) return member
  return { ...member, timeZone, formerTimeZone: member.timeZone, formerTimeZoneUntil: member.nextTimeZoneAt }
}

/**
 * The zones in which a member's dates end: the one in force, and for some days after a move the former one, so that a date that was
 * shown before the move does not end earlier.
 * @param member with the time zone in force
 */
export function zonesOfEnds(
  { timeZone, formerTimeZone, formerTimeZoneUntil }: Omit<Zones, 'nextTimeZone' | 'nextTimeZoneAt'>,
  now: Date,
  days: number,
): string[] {
  const isRecent = formerTimeZoneUntil && now.getTime() - formerTimeZoneUntil.getTime() < days * 86_400_000
  return formerTimeZone && isRecent ? [timeZone, formerTimeZone] : [timeZone]
}

/** The last instants at which the member's time zone changed or will change; two changes lie about a day apart. */
export const zoneChangesOf = ({ nextTimeZoneAt, formerTimeZoneUntil }: Partial<ZoneChanges>): Date[] =>
  [nextTimeZoneAt, formerTimeZoneUntil].filter((at) => at instanceof Date)

export type ZoneChanges = Pick<MemberRow, 'nextTimeZoneAt' | 'formerTimeZoneUntil'>

/** The change of time zone that waits for the next local day; `null` where none does. */
export function nextTimeZoneOf(member: Zoned, now: Date): { timeZone: string; from: string } | null {
  const { nextTimeZone, nextTimeZoneAt } = member
  const waits = nextTimeZone && nextTimeZoneAt && nextTimeZone !== timeZoneAt(member, now)
  return waits ? { timeZone: nextTimeZone, from: nextTimeZoneAt.toISOString() } : null
}
