// Which levels a member has held, pure: worked out of every change of their points, as the level of any instant is.
import type { components } from '../../generated/schema.d.ts'
import { levelHeld } from '../levels/rules.ts'

type End = components['schemas']['LevelEnd']
type Stay = {
  level: ReturnType<typeof levelHeld>['level']
  since: Date
  until: Date | null
  ended: End | null
}
type Change = { at: Date; amount: number }

/** As many as an answer may carry. */
const longest = 200

/** Newest first. @param changes of points, oldest first */
export function levelsHeld(joined: Date, changes: readonly Change[], now: Date): Stay[] {
  const start: Stay = { level: levelHeld(none, joined).level, since: joined, until: null, ended: null }
  const stays = [start]
  let current = start
  let year = joined.getUTCFullYear()
  let points = none

  const look = (at: Date, fallen: End) => {
    // A refund of last year's order may take more back than this year has brought.
    const { level } = levelHeld({ ...points, thisYear: Math.max(0, points.thisYear) }, at)
    if (level === current.level) return
    current.until = at
    current.ended = level.level > current.level.level ? 'rose' : fallen
    current = { level, since: at, until: null, ended: null }
    stays.push(current)
  }
  const turnYears = (until: number) => {
    for (; year < until; year += 1) {
      points = { thisYear: 0, lastYear: Math.max(0, points.thisYear) }
      look(new Date(Date.UTC(year + 1, 0)), 'yearEnd')
    }
  }
  for (const { at, amount } of changes) {
    turnYears(at.getUTCFullYear())
    points = { ...points, thisYear: points.thisYear + amount }
    look(at, 'takenBack')
  }
  turnYears(now.getUTCFullYear())
  return stays.toReversed().slice(0, longest)
}

const none = { thisYear: 0, lastYear: 0 }
