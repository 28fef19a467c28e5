// Job queue in the hub's database (pg-boss). Each task is a row that any worker can take. Failed tasks are retried,
// then moved to a dead-letter queue for an operator.
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type Job } from 'pg-boss'
import { faultOf, type Log } from '../process/log.ts'
import type { Span } from '../store/eachInBatches.ts'
import type { Database, Store } from '../store/store.ts'
import { valueAt } from '#shared/unknown.ts'

/**
 * Unit of work in the queue: a whole job, or a span of the rows that the job processes. `follows` is the name of the
 * job after which this task runs. Two tasks that differ only in `follows` are separate tasks.
 */
export type Task = { job: string; span?: Span; follows?: string }

const seconds = { minute: 60, hour: 3_600, day: 86_400 }

/** Period of a job: each full minute, each full hour, or each day in UTC. */
export type Every = keyof typeof seconds

const schedules = { minute: '* * * * *', hour: '0 * * * *', day: '0 0 * * *' }

/** Names of the queue and its dead-letter queue. */
const [waiting, laidAside] = ['jobs', 'failed-jobs']

/**
 * Options of a task. A failing task is attempted nine times within about an hour, with exponential backoff that starts
 * at 10 s. A worker sends heartbeats for its task. Without heartbeats the worker counts as dead, and another worker
 * takes the task.
 */
const tries = { retryLimit: 8, retryDelay: 10, retryBackoff: true }
const lease = { heartbeatSeconds: 15, expireInSeconds: 6 * seconds.hour }

/**
 * Retains finished tasks for three days, because a finished task shows that its job has already run in that hour or on
 * that day.
 */
const remembered = { deleteAfterSeconds: 3 * seconds.day }

const queues = [
  { name: laidAside, options: { retentionSeconds: 365 * seconds.day } },
  { name: waiting, options: { deadLetter: laidAside, ...tries, ...lease, ...remembered } },
]

/** Maximum number of failed tasks in the list for operators. */
const maxFailedTasks = 100

const scheduleKey = (job: string) => job.replaceAll(' ', '-')

export type Queue = Awaited<ReturnType<typeof openQueue>>

/** Returns true if the error has the SQLSTATE of a missing table or schema. */
const isGone = (error: unknown) => ['42P01', '3F000'].includes(String(valueAt(error, 'code')))

/** Returns true if the text is a UUID, as the ids of tasks are; the database rejects other texts. */
const isTaskId = (id: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)

type Selection = { after?: string | undefined; limit?: number; ids?: readonly string[] | undefined }

type Options = {
  supervise?: boolean
  /** Called, possibly more than once, if the queue's tables are missing. Opening the queue again creates the tables. */
  onGone?: () => void
}

/** @throws an Error if the database does not respond */
export async function openQueue(store: Store, log: Log, { supervise = true, onGone }: Options = {}) {
  const { rows } = await store.db.execute<{ isThere: boolean }>(
    sql`select to_regnamespace('pgboss') is not null as "isThere"`,
  )
  const boss = new PgBoss({
    // Skips `create schema if not exists` if the schema exists. Even then, PostgreSQL would require a privilege that
    // the server's role does not have.
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
    log.error({
      event: 'queue_failed',
      queue: waiting,
      fault: faultOf(error),
      msg: `Job queue "${waiting}" reported an error. Check the database.`,
    })
    if (isGone(error)) onGone?.()
  })
  try {
    await boss.start()
    for (const { name, options } of queues) {
      // Does not change the policy of a queue that already exists.
      await boss.createQueue(name, { policy: 'exclusive', ...options })
      await boss.updateQueue(name, options)
    }
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }

  const keyOf = ({ job, span: { after = '', to = '', only } = {}, follows = '' }: Task) =>
    only === undefined ? `${job}:${after}:${to}:${follows}` : `${job}:${only}`

  /**
   * Ends an interrupted task and adds it again with its full number of attempts, unless another worker has taken the
   * task.
   */
  const putBack = ({ id, retryCount, data: task }: Job<Task>) =>
    store.db.transaction(async (tx) => {
      const db = fromDrizzle(tx, sql)
      await boss.complete(waiting, { id, retryCount }, null, { db })
      await boss.send(waiting, task, { singletonKey: keyOf(task), db })
    })

  async function findEach(ids: readonly string[]) {
    const tasks = []
    for (const id of ids)
      tasks.push(...(await boss.findJobs<Task>(laidAside, { id, queued: true, limit: 1 })))
    return tasks
  }

  return {
    /**
     * Adds a task unless the same task is already waiting or running.
     * @param delay seconds to wait before the task may start
     */
    add: async (task: Task, delay = 0) =>
      void (await boss.send(waiting, task, { singletonKey: keyOf(task), startAfter: delay })),
    /**
     * Adds the job once in the current minute, hour or day, and at the start of each following period in UTC. If no
     * worker was running at the start of a period, the next worker runs the missed job.
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
     * Starts to take tasks from the queue, with the given concurrency.
     * @param work runs the task: resolves with true if the task is finished, or with false to put it back for another
     * worker; rejects if the task failed
     */
    work: async (many: number, work: (task: Task, stop: AbortSignal) => Promise<boolean>) =>
      void (await boss.work<Task>(
        waiting,
        { localConcurrency: many, pollingIntervalSeconds: 1 },
        async ([queued]) => {
          if (queued && !(await work(queued.data, queued.signal))) await putBack(queued)
        },
      )),
    /** Returns true if all attempts of the task failed and an operator has not handled it. */
    isLaidAside: async (task: Task) =>
      (await boss.findJobs(laidAside, { data: task, queued: true, limit: 1 })).length > 0,
    /**
     * Lists the oldest tasks whose attempts all failed, with the first line of the last error.
     * @param after id of the last task of the previous page; the task must still exist
     * @param ids if given, lists only these tasks
     */
    laidAside: async ({ after, limit = maxFailedTasks, ids }: Selection = {}) => {
      const queued = { queued: true, limit }
      const tasks = ids
        ? await findEach(ids.filter(isTaskId))
        : await boss.findJobs<Task>(laidAside, after === undefined ? queued : { ...queued, after })
      return tasks.map(({ id, data, createdOn, sourceOutput }) => ({
        id,
        task: data,
        since: createdOn,
        why: String(valueAt(sourceOutput, 'message')),
      }))
    },
    /** Returns true if the queue of failed tasks contains the task. */
    hasFailed: async (id: string) => isTaskId(id) && (await findEach([id])).length > 0,
    /**
     * Moves one or all failed tasks back to the queue.
     * @param tx transaction of the caller, if the move is part of it
     * @returns the number of moved tasks
     */
    retry: async (id?: string, tx?: Database) => {
      const selection = id === undefined ? { createdBefore: new Date() } : { ids: [id] }
      const within = tx ? { db: fromDrizzle(tx, sql) } : {}
      let count = 0
      for (let moved = 1; moved > 0; count += moved)
        moved = await boss.redrive(laidAside, { ...selection, ...within })
      return count
    },
    /** Closes the queue after running tasks have ended. */
    close: () => boss.stop({ graceful: true, timeout: 30_000 }),
  }
}
