// Calculates the state of a level benefit (right) for a member, without side effects. The state depends on the level,
// on the current month, and on the use in the current year.
import type { components } from '#generated/schema.d.ts'
import { localDate, startOfDate, yearOf } from '../locale/calendar.ts'
import type { Right } from '../catalog/rights.ts'
import { eligibility, reasonIf } from '../offers/eligibility.ts'
import type { Language } from '../locale/language.ts'
import { prizeIn } from '../catalog/prizeSummary.ts'
import type { Reason, ReasonCode } from '#shared/protocol/refuse.ts'
import type { Member } from '../members/member.ts'

type RightShown = components['schemas']['Right']

/** Member data that determines the state of level benefits (rights). */
export type Holder = Pick<Member, 'timeZone' | 'birthday' | 'birthdayChangedAt' | 'createdAt'> & {
  level: number
}

/** Use of a right in the current year: the time of a claim or an accepted proof, or `waiting` for a submitted proof. */
export type RightUse = { usedAt: Date } | { waiting: true } | undefined

type Ineligibility = { reason: Reason; until?: Date }

/** Number of days for which birthday benefits are not available after a change of the birthday. */
const settledDays = 30

/** Returns the start of the next calendar year, when the level benefit (right) can be used again. */
export const nextYear = (now: Date, timeZone: string) =>
  startOfDate(`${yearOf(now, timeZone) + 1}-01-01`, timeZone)

/** Returns the ineligibility reasons of a level benefit (right) that was not used this year. */
function ineligibilities(right: Right, member: Holder, now: Date): Ineligibility[] {
  const during = right.kind === 'claim' ? right.during : undefined
  return [
    ...reasonIf(member.level < right.fromLevel, `FROM_LEVEL_${right.fromLevel}`).map((reason) => ({
      reason,
    })),
    ...(during === 'birthday-month' ? birthdayIneligibilities(member, now) : []),
    ...(during === 'anniversary-month' ? anniversaryIneligibilities(member, now) : []),
  ]
}

function birthdayIneligibilities(
  { birthday, birthdayChangedAt, timeZone }: Holder,
  now: Date,
): Ineligibility[] {
  if (birthday === null) return [{ reason: { code: 'BIRTHDAY_MISSING', field: 'birthday' } }]
  const settled = birthdayChangedAt && new Date(birthdayChangedAt.getTime() + settledDays * 86_400_000)
  if (settled && settled > now) return [{ reason: { code: 'DATE_CHANGED' }, until: settled }]
  return monthIneligibilities('BIRTHDAY_MONTH', birthday, { timeZone, now })
}

function anniversaryIneligibilities({ createdAt, timeZone }: Holder, now: Date): Ineligibility[] {
  const since = localDate(createdAt, timeZone)
  const first = `${Number(since.slice(0, 4)) + 1}-${since.slice(5, 7)}-01`
  if (localDate(now, timeZone) < first)
    return [{ reason: { code: 'ANNIVERSARY_MONTH' }, until: startOfDate(first, timeZone) }]
  return monthIneligibilities('ANNIVERSARY_MONTH', since, { timeZone, now })
}

/**
 * Returns an ineligibility reason if today is outside of the month of `date`. The reason contains the next start of
 * that month.
 */
function monthIneligibilities(
  code: ReasonCode,
  date: string,
  { timeZone, now }: { timeZone: string; now: Date },
): Ineligibility[] {
  const today = localDate(now, timeZone)
  const month = date.slice(5, 7)
  if (today.slice(5, 7) === month) return []
  const year = Number(today.slice(0, 4)) + (today.slice(5, 7) > month ? 1 : 0)
  return [{ reason: { code }, until: startOfDate(`${year}-${month}-01`, timeZone) }]
}

/** Converts a level benefit (right) to the format of the API response. */
export function rightIn(
  language: Language,
  right: Right,
  { member, use, now }: { member: Holder; use: RightUse; now: Date },
): RightShown {
  const { id, kind, fromLevel, name, text } = right
  const prize = right.kind === 'perk' || !right.prize ? null : prizeIn(language, right.prize)
  const details = { id, kind, fromLevel, name: name[language], text: text[language], prize }
  if (use && 'usedAt' in use) {
    const used = eligibility([{ code: 'USED_THIS_YEAR' }], nextYear(now, member.timeZone))
    return { ...details, state: 'used', eligibility: used, usedAt: use.usedAt.toISOString() }
  }
  if (use)
    return {
      ...details,
      state: 'waiting',
      eligibility: eligibility([{ code: 'PROOF_WAITING' }]),
      usedAt: null,
    }
  const open = availabilityOf(right, member, now)
  return { ...details, state: open.ok ? 'open' : 'locked', eligibility: open, usedAt: null }
}

/**
 * Returns the eligibility for a level benefit (right). If it is known when every ineligibility reason ends, includes
 * the date from which the right is available.
 */
export function availabilityOf(right: Right, member: Holder, now: Date) {
  const ineligibilityList = ineligibilities(right, member, now)
  const untils = ineligibilityList.flatMap(({ until }) => (until ? [until.getTime()] : []))
  const next =
    untils.length > 0 && untils.length === ineligibilityList.length
      ? new Date(Math.max(...untils))
      : undefined
  return eligibility(
    ineligibilityList.map(({ reason }) => reason),
    next,
  )
}
