// Shows at the terminal what jobs could not do however often they tried, and has it tried again.
import type { Logger } from 'pino'
import { recordActs } from '../audit/recordActs.ts'
import { openQueue } from '../jobs/queue.ts'
import type { Store } from '../store/store.ts'
import { deskUser, NotUnderstood } from './command.ts'

type Desk = { store: Store; log: Logger; by: string | undefined }

/**
 * @param said `failed`, or `retry` with the id of a failed task or `all`
 * @throws NotUnderstood
 */
export async function runJobsCommand([what, id, ...rest]: readonly string[], { store, log, by }: Desk) {
  if (rest.length > 0 || (what === 'retry') !== (id !== undefined)) throw new NotUnderstood()
  const queue = await openQueue(store, log, { supervise: false })
  try {
    if (id === undefined) return listed(await queue.laidAside())
    const count = await queue.retry(id === 'all' ? undefined : id)
    log.info({ operation: 'retry', audit: true, by, id, count })
    const subject = id === 'all' ? null : `task:${id}`
    const done = { what: 'jobs-retried', by: deskUser(by), subject, outcome: String(count) } as const
    if (count > 0) await recordActs(store.db, new Date(), done)
    return { text: `${count} to be tried again.`, code: count > 0 ? 0 : 1 }
  } finally {
    await queue.close()
  }
}

function listed(tasks: Awaited<ReturnType<Awaited<ReturnType<typeof openQueue>>['laidAside']>>) {
  if (tasks.length === 0) return { text: 'No job has failed for good.', code: 0 }
  const lines = tasks.map(({ id, task: { job, span }, since, why }) =>
    [id, job, span?.only ?? 'all of its rows', since.toISOString(), why].join('  '),
  )
  return { text: lines.join('\n'), code: 0 }
}
