// Calculates the levels that a member has held from all changes of points, without side effects.
import type { components } from '#generated/schema.d.ts'
import type { PointChange } from '../ledger/ledger.ts'
import { levelHeld } from '../levels/rules.ts'
import { startOfDate, yearOf } from '../locale/calendar.ts'
import type { Member } from '../members/member.ts'

type End = components['schemas']['LevelEnd']
type Stay = {
  level: ReturnType<typeof levelHeld>['level']
  since: Date
  until: Date | null
  ended: End | null
}
type Holder = Pick<Member, 'createdAt' | 'timeZone'>

/** Maximum number of past and current levels in the response. */
const longest = 200

/**
 * Returns the levels of a member, newest first. Calculates years in the member's time zone.
 * @param changes all changes of the member's points, oldest first
 */
export function levelsHeld(
  { createdAt: joined, timeZone }: Holder,
  changes: readonly PointChange[],
  now: Date,
): Stay[] {
  let year = yearOf(joined, timeZone)
  let points = none
  const start: Stay = { level: levelHeld({ year, ...none }).level, since: joined, until: null, ended: null }
  const stays = [start]
  let current = start

  const look = (at: Date, fallen: End) => {
    // Prevents negative points: a refund of last year's order may exceed this year's points.
    const { level } = levelHeld({ year, ...points, thisYear: Math.max(0, points.thisYear) })
    if (level === current.level) return
    current.until = at
    current.ended = level.level > current.level.level ? 'rose' : fallen
    current = { level, since: at, until: null, ended: null }
    stays.push(current)
  }
  const turnYears = (until: number, latest: Date) => {
    while (year < until) {
      year += 1
      points = { thisYear: 0, lastYear: Math.max(0, points.thisYear) }
      const turn = startOfDate(`${year}-01-01`, timeZone)
      // Uses the time of the posting if the posting is earlier than the start of the year: in the former time zone, the
      // year may have started earlier.
      look(turn < latest ? turn : latest, 'yearEnd')
    }
  }
  for (const { at, amount, year: ofYear } of changes) {
    turnYears(ofYear, at)
    points = { ...points, thisYear: points.thisYear + amount }
    look(at, 'takenBack')
  }
  turnYears(yearOf(now, timeZone), now)
  return stays.toReversed().slice(0, longest)
}

const none = { thisYear: 0, lastYear: 0 }
