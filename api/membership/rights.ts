// How a right stands for a member, pure: their level, the month it can be claimed in, and what they used of it this year.
import type { components } from '#generated/schema.d.ts'
import { localDate, startOfDate, yearOf } from '../locale/calendar.ts'
import type { Right } from '../catalog/rights.ts'
import { eligibility, reasonIf } from '../offers/eligibility.ts'
import type { Language } from '../locale/language.ts'
import { prizeIn } from '../catalog/prizeSummary.ts'
import type { Reason, ReasonCode } from '#shared/protocol/refuse.ts'
import type { Member } from '../members/member.ts'

type RightShown = components['schemas']['Right']

/** What the rules need of a member. */
export type Holder = Pick<Member, 'timeZone' | 'birthday' | 'birthdayChangedAt' | 'createdAt'> & {
  level: number
}

/** What the member used of the right in the year: claimed or proven, or a proof that is being looked at. */
export type RightUse = { usedAt: Date } | { waiting: true } | undefined

type Obstacle = { reason: Reason; until?: Date }

/** A changed birthday opens nothing for so many days. */
const settledDays = 30

/** When it can be had again. */
export const nextYear = (now: Date, timeZone: string) =>
  startOfDate(`${yearOf(now, timeZone) + 1}-01-01`, timeZone)

/** What is in the way of a right that was not had this year. */
function obstacles(right: Right, member: Holder, now: Date): Obstacle[] {
  const during = right.kind === 'claim' ? right.during : undefined
  return [
    ...reasonIf(member.level < right.fromLevel, `FROM_LEVEL_${right.fromLevel}`).map((reason) => ({
      reason,
    })),
    ...(during === 'birthday-month' ? birthdayObstacles(member, now) : []),
    ...(during === 'anniversary-month' ? anniversaryObstacles(member, now) : []),
  ]
}

function birthdayObstacles({ birthday, birthdayChangedAt, timeZone }: Holder, now: Date): Obstacle[] {
  if (birthday === null) return [{ reason: { code: 'BIRTHDAY_MISSING', field: 'birthday' } }]
  const settled = birthdayChangedAt && new Date(birthdayChangedAt.getTime() + settledDays * 86_400_000)
  if (settled && settled > now) return [{ reason: { code: 'DATE_CHANGED' }, until: settled }]
  return monthObstacles('BIRTHDAY_MONTH', birthday, { timeZone, now })
}

function anniversaryObstacles({ createdAt, timeZone }: Holder, now: Date): Obstacle[] {
  const since = localDate(createdAt, timeZone)
  const first = `${Number(since.slice(0, 4)) + 1}-${since.slice(5, 7)}-01`
  if (localDate(now, timeZone) < first)
    return [{ reason: { code: 'ANNIVERSARY_MONTH' }, until: startOfDate(first, timeZone) }]
  return monthObstacles('ANNIVERSARY_MONTH', since, { timeZone, now })
}

/** Integrations of the date's month, until that month begins again. */
function monthObstacles(
  code: ReasonCode,
  date: string,
  { timeZone, now }: { timeZone: string; now: Date },
): Obstacle[] {
  const today = localDate(now, timeZone)
  const month = date.slice(5, 7)
  if (today.slice(5, 7) === month) return []
  const year = Number(today.slice(0, 4)) + (today.slice(5, 7) > month ? 1 : 0)
  return [{ reason: { code }, until: startOfDate(`${year}-${month}-01`, timeZone) }]
}

/** The right as the contract shows it. */
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

/** Whether it may be had now, and if not, why and, where every reason passes by itself, from when. */
export function availabilityOf(right: Right, member: Holder, now: Date) {
  const obstacleList = obstacles(right, member, now)
  const untils = obstacleList.flatMap(({ until }) => (until ? [until.getTime()] : []))
  const next =
    untils.length > 0 && untils.length === obstacleList.length ? new Date(Math.max(...untils)) : undefined
  return eligibility(
    obstacleList.map(({ reason }) => reason),
    next,
  )
}
