// Notifies a member of a milestone of the streak, such as 30 days in a row. The pages celebrate the notification once.
import { milestoneBetween } from '#shared/milestones.ts'
import type { Game } from '../catalog/checkIn.ts'
import { notify } from '../notices/notify.ts'
import type { Database } from '../store/store.ts'
import type { Played } from './rules.ts'

/** Bonus game in addition to the daily check-in, which has no streak for members. */
const bonus: Game = 'checkIn'

/** Call it in the transaction of the check-in. @param before played days without the check-in */
export async function notifyStreak(
  tx: Database,
  memberId: string,
  { game, before, after, now }: { game: Game; before: Played; after: Played; now: Date },
) {
  const last = after.days.at(-1)
  if (game === bonus || !last) return
  const days = milestoneBetween(before.days.at(-1)?.streak ?? 0, last.streak)
  if (days === undefined) return
  const reference = `streak-reached:${game}:${days}:${last.date}`
  await notify(tx, { memberId, kind: 'streak-reached', params: { days }, reference, now })
}
