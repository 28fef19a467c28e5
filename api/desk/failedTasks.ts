// Commands that list failed jobs and retry them.
import { recordActs } from '../audit/recordActs.ts'
import { openQueue, type Queue } from '../jobs/queue.ts'
import { task } from './arguments.ts'
import { command, printed, saidBy, Stopped, type Desk } from './commandLine.ts'

export const taskCommands = [
  command(
    'failed',
    {},
    async (desk) => await withQueue(desk, async (queue) => listed(await queue.laidAside())),
  ),
  command('retry', { task }, async (desk, { task: id }) => {
    const { by, now } = saidBy(desk)
    const isAll = id === 'all'
    const count = await withQueue(desk, async (queue) => await queue.retry(isAll ? undefined : id))
    desk.log.info({ operation: 'retry', audit: true, by: desk.by, id, count })
    const subject = isAll ? null : `task:${id}`
    if (count > 0)
      await recordActs(desk.store.db, now, { what: 'jobs-retried', by, subject, outcome: String(count) })
    if (count === 0 && isAll) return printed(['No failed tasks.'])
    if (count === 0) throw new Stopped(`Not found: no failed task "${id}". List failed tasks with "failed".`)
    return printed([`Done. ${count} failed tasks are queued again.`])
  }),
]

async function withQueue<Of>({ store, log }: Desk, work: (queue: Queue) => Promise<Of>): Promise<Of> {
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
