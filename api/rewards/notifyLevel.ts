// Notifies a member of a newly reached level, once for each level and year.
import { yearlyPoints } from '../ledger/ledger.ts'
import { levelHeld } from '../levels/rules.ts'
import { notify } from '../notices/notify.ts'
import type { Database } from '../store/store.ts'

type Gained = { memberId: string; points: number; now: Date }

/**
 * Notifies the member if they have reached a new level with the granted points. Call directly after the points were
 * granted.
 */
export async function notifyLevel(tx: Database, { memberId, points, now }: Gained) {
  const after = await yearlyPoints(tx, memberId, now)
  const { level } = levelHeld(after)
  const before = levelHeld({ ...after, thisYear: Math.max(0, after.thisYear - points) })
  if (level.level <= before.level.level) return
  const reference = `level:${level.level}:${after.year}`
  await notify(tx, { memberId, kind: 'level-reached', params: { level: level.name }, reference, now })
}
