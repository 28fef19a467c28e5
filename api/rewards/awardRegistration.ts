// Awards the coins and points that each new member gets for joining. The amount is the prize of the task to confirm an
// email address, which members who joined before this reward can still claim.
import { joiningReward, joiningTask } from '../catalog/tasks.ts'
import type { Database } from '../store/store.ts'
import { award } from './award.ts'
import { taskPrizes } from './tables.ts'

/**
 * Awards the prize for joining, once for each member. Marks its task as claimed, so that the member does not get the
 * prize a second time. Call within the transaction that creates the member.
 */
export async function awardRegistration(tx: Database, memberId: string, now: Date) {
  const [claimed] = await tx
    .insert(taskPrizes)
    .values({ memberId, task: joiningTask, at: now })
    .onConflictDoNothing()
    .returning({ task: taskPrizes.task })
  if (!claimed) return
  await award(tx, {
    memberId,
    prize: joiningReward(),
    source: 'registration',
    reference: `task:${joiningTask}:${memberId}`,
    now,
  })
}
