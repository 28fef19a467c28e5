// Estimates when a member reaches the level from which an offer is available: from the points of the last 28 days, or
// from a check-in every day. The estimate is made only here, for all lists and pages with offers for higher levels.
import type { components } from '#generated/schema.d.ts'
import { games } from '../catalog/checkIn.ts'
import { levels } from '../catalog/levels.ts'
import { pointsSince, yearlyPoints } from '../ledger/ledger.ts'
import { daysBetween, localDate } from '../locale/calendar.ts'
import type { Language } from '../locale/language.ts'
import type { Member } from '../members/member.ts'
import type { Database } from '../store/store.ts'
import { levelHeld } from './rules.ts'

type Unlock = components['schemas']['LevelUnlock']
type Locked = { fromLevel: number }
type Context = {
  db: Database
  member: Pick<Member, 'id' | 'timeZone' | 'createdAt'>
  language: Language
  now: Date
}

/** Number of days whose points are the basis of the estimate. */
const recentDays = 28
/** Lowest number of days, so that the points of the first days do not promise too much. */
const fewestDays = 7

/** Points per day: earned recently, and by a check-in every day. */
export type Pace = { recent: number; checkIns: number }

/**
 * Returns a function that returns the progress to the level of an offer; `undefined` if the member's level is high
 * enough. Reads no data if the level is high enough for all offers.
 */
export async function unlocksFor(
  { db, member, language, now }: Context,
  level: number,
  offers: readonly Locked[],
): Promise<(offer: Locked) => { unlock?: Unlock }> {
  if (offers.every(({ fromLevel }) => fromLevel <= level)) return () => ({})
  const today = localDate(now, member.timeZone)
  const [yearly, recent] = await Promise.all([
    yearlyPoints(db, member.id, now),
    pointsSince(db, member.id, new Date(now.getTime() - recentDays * 86_400_000)),
  ])
  const memberDays = daysBetween(localDate(member.createdAt, member.timeZone), today) + 1
  const pace = {
    recent: recent / Math.min(recentDays, Math.max(fewestDays, memberDays)),
    checkIns: checkInPoints(),
  }
  const daysLeft = daysBetween(today, `${yearly.year}-12-31`)
  const current = levelHeld(yearly).level
  return ({ fromLevel }) => {
    const next = levels().find((each) => each.level === fromLevel)
    if (!next || fromLevel <= current.level) return {}
    const missing = Math.max(0, next.fromPoints - yearly.thisYear)
    return {
      unlock: {
        level: fromLevel,
        name: next.name[language],
        points: next.fromPoints,
        missing,
        ...estimate(missing, pace, daysLeft),
      },
    }
  }
}

/**
 * Estimates the number of days that earn the missing points. Uses the points of recent days if they are enough before
 * the end of the year, because points do not count for the next year.
 */
export function estimate(
  missing: number,
  { recent, checkIns }: Pace,
  daysLeft: number,
): Pick<Unlock, 'days' | 'basis'> {
  const daysAt = (pace: number) => {
    const days = pace > 0 ? Math.max(1, Math.ceil(missing / pace)) : Infinity
    return days <= daysLeft ? days : null
  }
  const days = daysAt(recent)
  return days === null ? { days: daysAt(checkIns), basis: 'checkIns' } : { days, basis: 'recent' }
}

/** Points per day of a member who checks in every day of a cycle. */
function checkInPoints(): number {
  const { rewards } = games().normalCheckIn
  return rewards.reduce((sum, { points }) => sum + points, 0) / rewards.length
}
