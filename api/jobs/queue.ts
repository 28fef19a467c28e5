// Queue of jobs in the hub's database (pg-boss): tasks are rows that any worker takes. Failed tasks are retried, then
// moved to a dead-letter queue for an operator.
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type Job } from 'pg-boss'
import type { Logger } from 'pino'
import { faultOf } from '../process/log.ts'
import type { Span } from '../store/eachInBatches.ts'
import type { Store } from '../store/store.ts'
import { valueAt } from '#shared/unknown.ts'

/** A job or a part of its rows. `follows` names the job after which it runs, which makes it a separate task. */
export type Task = { job: string; span?: Span; follows?: string }

const seconds = { minute: 60, hour: 3_600, day: 86_400 }

/** A minute or an hour by the clock, or a day in UTC. */
export type Every = keyof typeof seconds

const schedules = { minute: '* * * * *', hour: '0 * * * *', day: '0 0 * * *' }

/** Names of the queue and its dead-letter queue. */
const [waiting, laidAside] = ['jobs', 'failed-jobs']

/**
 * A task has nine attempts within about an hour, with exponential backoff from 10 s, so that a crash of a worker is
 * soon compensated. A worker sends heartbeats for its task: without them the worker counts as dead, and another takes
 * the task.
 */
const tries = { retryLimit: 8, retryDelay: 10, retryBackoff: true }
const lease = { heartbeatSeconds: 15, expireInSeconds: 6 * seconds.hour }

/** Finished tasks are retained as evidence that an hour's or a day's job was done. */
const remembered = { deleteAfterSeconds: 3 * seconds.day }

const queues = [
  { name: laidAside, options: { retentionSeconds: 365 * seconds.day } },
  { name: waiting, options: { deadLetter: laidAside, ...tries, ...lease, ...remembered } },
]

/** Limit of listed failed tasks. */
const most = 100

const scheduleKey = (job: string) => job.replaceAll(' ', '-')

export type Queue = Awaited<ReturnType<typeof openQueue>>

/** Returns true for the SQLSTATE of a missing table or schema. */
const isGone = (error: unknown) => ['42P01', '3F000'].includes(String(valueAt(error, 'code')))

type Options = {
  supervise?: boolean
  /** Called, possibly more than once, when the queue's tables are missing. Opening the queue again creates them. */
  onGone?: () => void
}

/** @throws if the database does not respond */
export async function openQueue(store: Store, log: Logger, { supervise = true, onGone }: Options = {}) {
  const { rows } = await store.db.execute<{ isThere: boolean }>(
    sql`select to_regnamespace('pgboss') is not null as "isThere"`,
  )
  const boss = new PgBoss({
    // PostgreSQL requires the privilege to create schemas even if the schema exists, which the server's role lacks.
    createSchema: !rows[0]?.isThere,
    db: { executeSql: store.execute },
    backend: store.engine === 'embedded' ? 'pglite' : 'postgres',
    registerInstance: false,
    supervise,
    schedule: supervise,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 5,
  })
  boss.on('error', (error) => {
    log.error({ queue: waiting, fault: faultOf(error) })
    if (isGone(error)) onGone?.()
  })
  try {
    await boss.start()
    for (const { name, options } of queues) {
      // Does not change an existing queue, whose policy stays.
      await boss.createQueue(name, { policy: 'exclusive', ...options })
      await boss.updateQueue(name, options)
    }
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }

  const keyOf = ({ job, span: { after = '', to = '', only } = {}, follows = '' }: Task) =>
    only === undefined ? `${job}:${after}:${to}:${follows}` : `${job}:${only}`

  /** Replaces the task with a new one, so that no attempt is used up, unless another worker has taken it. */
  const putBack = ({ id, retryCount, data: task }: Job<Task>) =>
    store.db.transaction(async (tx) => {
      const db = fromDrizzle(tx, sql)
      await boss.complete(waiting, { id, retryCount }, null, { db })
      await boss.send(waiting, task, { singletonKey: keyOf(task), db })
    })

  return {
    /** Adds a task unless the same one is waiting or running. @param delay in seconds */
    add: async (task: Task, delay = 0) =>
      void (await boss.send(waiting, task, { singletonKey: keyOf(task), startAfter: delay })),
    /**
     * Adds the whole job once in the current minute, hour or day, and at the start of each following one in UTC. A
     * start that was missed without a worker is made up for.
     */
    repeat: async (job: string, every: Every) => {
      const task: Task = { job }
      const once = { singletonKey: keyOf(task), singletonSeconds: seconds[every] }
      await boss.schedule(waiting, schedules[every], task, {
        ...once,
        key: scheduleKey(job),
        missed: 'once',
      })
      await boss.send(waiting, task, once)
    },
    /** Removes schedules of jobs that no longer exist. */
    keepSchedules: async (jobs: readonly string[]) => {
      const keys = new Set(jobs.map(scheduleKey))
      for (const { key } of await boss.getSchedules(waiting))
        if (!keys.has(key)) await boss.unschedule(waiting, key)
    },
    /**
     * Takes tasks with the given concurrency.
     * @param work resolves with true if the task is finished, and with false to put it back for another worker; rejects
     * if it failed
     */
    work: async (many: number, work: (task: Task, stop: AbortSignal) => Promise<boolean>) =>
      void (await boss.work<Task>(
        waiting,
        { localConcurrency: many, pollingIntervalSeconds: 1 },
        async ([queued]) => {
          if (queued && !(await work(queued.data, queued.signal))) await putBack(queued)
        },
      )),
    /** Returns true if the task has failed for good and an operator has not handled it. */
    isLaidAside: async (task: Task) =>
      (await boss.findJobs(laidAside, { data: task, queued: true, limit: 1 })).length > 0,
    /** Lists the oldest tasks that failed for good, with the first line of their last error. */
    laidAside: async () =>
      (await boss.findJobs<Task>(laidAside, { queued: true, limit: most })).map(
        ({ id, data, createdOn, sourceOutput }) => ({
          id,
          task: data,
          since: createdOn,
          why: String(valueAt(sourceOutput, 'message')),
        }),
      ),
    /** Moves one or all failed tasks back to the queue. @returns their number */
    retry: async (id?: string) => {
      const selection = id === undefined ? { createdBefore: new Date() } : { ids: [id] }
      let count = 0
      for (let moved = 1; moved > 0; count += moved) moved = await boss.redrive(laidAside, selection)
      return count
    },
    /** Waits for running tasks. */
    close: () => boss.stop({ graceful: true, timeout: 30_000 }),
  }
}
