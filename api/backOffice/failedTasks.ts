// Defines the commands that list failed jobs and retry them.
import { recordActs } from '../audit/recordActs.ts'
import { openQueue, type Queue } from '../jobs/queue.ts'
import { task } from './arguments.ts'
import { command, printed, actorOf, Stopped, type BackOffice } from './commandLine.ts'

export const taskCommands = [
  command(
    'failed',
    {},
    async (backOffice) => await withQueue(backOffice, async (queue) => listed(await queue.laidAside())),
  ),
  command('retry', { task }, async (backOffice, { task: id }) => {
    const { by, now } = actorOf(backOffice)
    const isAll = id === 'all'
    const count = await withQueue(backOffice, async (queue) => await queue.retry(isAll ? undefined : id))
    backOffice.log.info({
      event: 'failed_tasks_retried',
      operation: 'retry',
      audit: true,
      by: backOffice.by,
      id,
      count,
      msg: `Command retry queued ${count} failed tasks again.`,
    })
    const subject = isAll ? null : `task:${id}`
    if (count > 0)
      await recordActs(backOffice.store.db, now, {
        what: 'jobs-retried',
        by,
        subject,
        outcome: String(count),
      })
    if (count === 0 && isAll) return printed(['No failed tasks.'])
    if (count === 0) throw new Stopped(`Not found: no failed task "${id}". List failed tasks with "failed".`)
    return printed([`Done. ${count} failed tasks are queued again.`])
  }),
]

async function withQueue<Of>({ store, log }: BackOffice, work: (queue: Queue) => Promise<Of>): Promise<Of> {
  const queue = await openQueue(store, log, { supervise: false })
  try {
    return await work(queue)
  } finally {
    await queue.close()
  }
}

function listed(tasks: Awaited<ReturnType<Queue['laidAside']>>) {
  if (tasks.length === 0) return printed(['No failed tasks.'])
  return printed(
    tasks.map(({ id, task: { job, span }, since, why }) =>
      [id, job, span?.only ?? 'all of its rows', since.toISOString(), why].join('  '),
    ),
  )
}
