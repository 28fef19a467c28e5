// Lists failed jobs and retries them, with an outcome for each.
import type { components } from '#generated/backOffice/schema.d.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { recordActs } from '../../audit/recordActs.ts'
import type { Queue } from '../../jobs/queue.ts'
import { actorOf, type StaffMember } from '../../staff/sessions.ts'
import type { Database } from '../../store/store.ts'
import { withoutPersonalData } from './reasons.ts'
import { mostRetries, reportOf, type ReportItem } from './report.ts'

type Schemas = components['schemas']
type Actor = { staff: Pick<StaffMember, 'id'>; now: Date }

/** @throws NOT_FOUND if the task that `after` names is no longer listed */
export async function listFailedJobs(
  queue: Queue,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Schemas['FailedJob'][]> {
  if (after !== undefined && !(await queue.hasFailed(after))) refuse('NOT_FOUND')
  const tasks = await queue.laidAside({ after, limit })
  return tasks.map(({ id, task: { job, span }, since, why }) => ({
    id,
    job,
    row: span?.only ?? rangeOf(span),
    failedAt: since.toISOString(),
    reason: withoutPersonalData(why),
  }))
}

/** Returns the first and the last id of a part of the rows; `null` for a task with all rows. */
const rangeOf = ({ after = '', to = '' }: { after?: string; to?: string } = {}) =>
  after === '' && to === '' ? null : `${after} … ${to}`

/**
 * Queues the tasks with the ids again, or the oldest 100. Each task has a separate transaction with its audit entry, so
 * that a failing task does not stop the others.
 */
export async function retryFailedJobs(
  db: Database,
  queue: Queue,
  { ids, staff, now }: Actor & { ids: readonly string[] | undefined },
): Promise<Schemas['RetryReport']> {
  const tasks = await queue.laidAside({ limit: mostRetries + 1, ids })
  const names = new Map(tasks.map(({ id, task }) => [id, task.job]))
  const chosen = ids ?? [...names.keys()].slice(0, mostRetries)
  const retryOne = async (id: string): Promise<ReportItem> => {
    const subject = names.get(id) ?? null
    if (subject === null) return { id, subject, outcome: 'gone', reason: null }
    const count = await db.transaction(async (tx) => {
      const moved = await queue.retry(id, tx)
      if (moved > 0)
        await recordActs(tx, now, {
          what: 'jobs-retried',
          by: actorOf(staff),
          subject: `task:${id}`,
          outcome: String(moved),
        })
      return moved
    })
    return { id, subject, outcome: count > 0 ? 'queued' : 'gone', reason: null }
  }
  const hasMore = ids === undefined && tasks.length > mostRetries
  return { items: await reportOf(chosen, names, retryOne), hasMore }
}
