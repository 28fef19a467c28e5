// Determines a member's open tasks from stored data, and grants the prize of each completed task once.
import { eq, sql } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { hasAddress } from '../addresses/index.ts'
import { award } from '../rewards/award.ts'
import { taskPrizes } from '../rewards/tables.ts'
import { tasks, type Task, type TaskName } from '../catalog/tasks.ts'
import { hasCheckedIn } from '../games/index.ts'
import type { Language } from '../locale/language.ts'
import { refuse, type Reason, type ReasonCode } from '#shared/protocol/refuse.ts'
import { readMemberRow } from '../session/index.ts'
import { showable } from '../offers/silence.ts'
import { prepared } from '../store/prepared.ts'
import type { Database } from '../store/store.ts'
import { allBabies, babiesOf } from './babies.ts'
import { policyOf } from './consents.ts'
import type { Member, MemberRow } from '../members/member.ts'

type Check = (db: Database, member: MemberRow, context: { now: Date; task: Task }) => Promise<Reason[]>

const missing = (isPresent: boolean, code: ReasonCode, field?: string): Reason[] =>
  isPresent ? [] : [{ code, ...(field !== undefined && { field }) }]

/** Returns the missing conditions of each task; an empty list for a completed task. */
const checks: Record<TaskName, Check> = {
  'agree-policy': async (_, member, { now }) =>
    missing(member.policyVersion === policyOf(member, now).inForce.version, 'NEW_POLICY'),
  'verify-email': async (_, { email, emailVerified }) =>
    email === null ? missing(false, 'MISSING', 'email') : missing(emailVerified, 'NOT_VERIFIED', 'email'),
  'first-check-in': async (db, member) => missing(await hasCheckedIn(db, member), 'NOT_CHECKED_IN'),
  'complete-profile': async (_, member, { task: { fields = [] } }) =>
    fields.flatMap((field) => missing(member[field] !== null, 'MISSING', field)),
  'add-baby': async (db, member) => missing(await hasBaby(db, member), 'NO_BABY'),
  'add-address': async (db, { id }) => missing(await hasAddress(db, id), 'NO_ADDRESS'),
}

/** Returns open tasks, and completed tasks with an unclaimed prize. */
export async function pendingTasks(
  db: Database,
  signedIn: Member,
  { language, now }: { language: Language; now: Date },
): Promise<components['schemas']['Task'][]> {
  const [member, claimed] = await Promise.all([readMemberRow(db, signedIn), claimedTasks(db, signedIn.id)])
  const left = showable(tasks(), member).filter(({ task }) => !claimed.has(task))
  const pending = await Promise.all(
    left.map(async (task) => {
      const reasons = await checks[task.task](db, member, { now, task })
      return reasons.length || hasPrize(task) ? [pendingTask(task, reasons, language)] : []
    }),
  )
  return pending.flat()
}

async function claimedTasks(db: Database, memberId: string) {
  const rows = await prizeRows(db).execute({ memberId })
  return new Set(rows.map(({ task }) => task))
}

const prizeRows = prepared((db) =>
  db
    .select({ task: taskPrizes.task })
    .from(taskPrizes)
    .where(eq(taskPrizes.memberId, sql.placeholder('memberId')))
    .prepare('task_prizes_of_member'),
)

/** Sends the query that other parts of the home page send, too, unless the member has hidden baby content. */
async function hasBaby(db: Database, { id, babyContentSilencedAt }: MemberRow): Promise<boolean> {
  const read = babyContentSilencedAt ? allBabies : babiesOf
  return (await read(db, id)).length > 0
}

const pendingTask = ({ task, name, text, link, reward }: Task, reasons: Reason[], language: Language) => ({
  task,
  name: name[language],
  text: text[language],
  link,
  reward,
  state: reasons.length ? ('open' as const) : ('ready' as const),
  missing: reasons,
})

/**
 * Grants the prize of a completed task once.
 * @throws TASK_OPEN with the missing conditions; ALREADY_CLAIMED if the prize was claimed before or by a concurrent
 * call
 */
export async function claimTaskPrize(
  db: Database,
  member: MemberRow,
  { name, now }: { name: TaskName; now: Date },
) {
  const task = tasks().find((candidate) => candidate.task === name)
  if (!task) throw new Error(`Catalog has no task ${name}.`)
  const { id: memberId } = member
  await db.transaction(async (tx) => {
    if (hasPrize(task)) {
      const [claimed] = await tx
        .insert(taskPrizes)
        .values({ memberId, task: name, at: now })
        .onConflictDoNothing()
        .returning({ task: taskPrizes.task })
      if (!claimed) refuse('ALREADY_CLAIMED')
    }
    const reasons = await checks[name](tx, member, { now, task })
    if (reasons.length) refuse('TASK_OPEN', { reasons })
    await award(tx, {
      memberId,
      prize: task.reward,
      source: 'task',
      reference: `task:${name}:${memberId}`,
      now,
    })
  })
  return task.reward
}

/** Returns true if the task has a prize. Completed tasks without a prize are not listed. */
const hasPrize = ({ reward }: Task) => reward.coins + reward.points > 0
