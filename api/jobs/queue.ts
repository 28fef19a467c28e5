// The queue of jobs in the hub's own database (pg-boss): what is to be done is a row there, whichever worker takes it, and what
// failed is tried again before it is laid aside for a person.
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type Job } from 'pg-boss'
import type { Logger } from 'pino'
import { faultOf } from '../process/log.ts'
import type { Span } from '../store/eachInBatches.ts'
import type { Store } from '../store/store.ts'
import { valueAt } from '#shared/unknown.ts'

/** A job of that name, whole or a part of its rows; `follows` names the job that it comes after, whatever of it is being done. */
export type Task = { job: string; span?: Span; follows?: string }

const seconds = { minute: 60, hour: 3_600, day: 86_400 }

/** A minute or an hour by the clock, or a day in UTC. */
export type Every = keyof typeof seconds

const schedules = { minute: '* * * * *', hour: '0 * * * *', day: '0 0 * * *' }

/** Where tasks wait, and where those lie that failed for good. */
const [waiting, laidAside] = ['jobs', 'failed-jobs']

/**
 * A task is tried nine times within about an hour, again after seconds at first: a try that fails with its worker is soon made up for.
 * A worker that holds a task says so every few seconds: who does not any more has died, and another takes the task.
 */
const tries = { retryLimit: 8, retryDelay: 10, retryBackoff: true }
const lease = { heartbeatSeconds: 15, expireInSeconds: 6 * seconds.hour }

/** Finished tasks say for so long that an hour's or a day's was done. */
const remembered = { deleteAfterSeconds: 3 * seconds.day }

const queues = [
  { name: laidAside, options: { retentionSeconds: 365 * seconds.day } },
  { name: waiting, options: { deadLetter: laidAside, ...tries, ...lease, ...remembered } },
]

/** More than anybody looks at in one sitting. */
const most = 100

const scheduleKey = (job: string) => job.replaceAll(' ', '-')

export type Queue = Awaited<ReturnType<typeof openQueue>>

/** SQLSTATE of a table or a schema that is not there. */
const isGone = (error: unknown) => ['42P01', '3F000'].includes(String(valueAt(error, 'code')))

type Options = {
  supervise?: boolean
  /** Hears, perhaps more than once, that somebody has taken the queue's tables away: opened anew it has new ones. */
  onGone?: () => void
}

/** @throws where the database does not answer */
export async function openQueue(store: Store, log: Logger, { supervise = true, onGone }: Options = {}) {
  const { rows } = await store.db.execute<{ isThere: boolean }>(
    sql`select to_regnamespace('pgboss') is not null as "isThere"`,
  )
  const boss = new PgBoss({
    // PostgreSQL wants the right to make schemas even if this one is there, which a server's own role does not have.
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
      // Does nothing to one that is there, whose policy stays as it is.
      await boss.createQueue(name, { policy: 'exclusive', ...options })
      await boss.updateQueue(name, options)
    }
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }

  const keyOf = ({ job, span: { after = '', to = '', only } = {}, follows = '' }: Task) =>
    only === undefined ? `${job}:${after}:${to}:${follows}` : `${job}:${only}`

  /** As a new task, so that none of its tries is used up; no second one where another worker has taken it by now. */
  const putBack = ({ id, retryCount, data: task }: Job<Task>) =>
    store.db.transaction(async (tx) => {
      const db = fromDrizzle(tx, sql)
      await boss.complete(waiting, { id, retryCount }, null, { db })
      await boss.send(waiting, task, { singletonKey: keyOf(task), db })
    })

  return {
    /** Adds a task unless the same one waits already or is being done. @param delay in seconds */
    add: async (task: Task, delay = 0) =>
      void (await boss.send(waiting, task, { singletonKey: keyOf(task), startAfter: delay })),
    /**
     * Adds the whole job once in this minute, hour or day, and at the beginning of each that comes, by UTC; one that was missed while no
     * worker was there is made up for.
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
    /** Takes jobs from the schedule that are none of these any more. */
    keepSchedules: async (jobs: readonly string[]) => {
      const keys = new Set(jobs.map(scheduleKey))
      for (const { key } of await boss.getSchedules(waiting))
        if (!keys.has(key)) await boss.unschedule(waiting, key)
    },
    /**
     * Takes tasks one after the other, so many at a time.
     * @param work resolves with whether the task came to its end, which another goes on with otherwise, and rejects where it failed
     */
    work: async (many: number, work: (task: Task, stop: AbortSignal) => Promise<boolean>) =>
      void (await boss.work<Task>(
        waiting,
        { localConcurrency: many, pollingIntervalSeconds: 1 },
        async ([queued]) => {
          if (queued && !(await work(queued.data, queued.signal))) await putBack(queued)
        },
      )),
    /** Whether the task failed for good, and nobody has looked at it yet. */
    isLaidAside: async (task: Task) =>
      (await boss.findJobs(laidAside, { data: task, queued: true, limit: 1 })).length > 0,
    /** The oldest tasks that failed for good, with the last error's first line. */
    laidAside: async () =>
      (await boss.findJobs<Task>(laidAside, { queued: true, limit: most })).map(
        ({ id, data, createdOn, sourceOutput }) => ({
          id,
          task: data,
          since: createdOn,
          why: String(valueAt(sourceOutput, 'message')),
        }),
      ),
    /** Has them done again, one or all that are there by now. @returns how many */
    retry: async (id?: string) => {
      const selection = id === undefined ? { createdBefore: new Date() } : { ids: [id] }
      let count = 0
      for (let moved = 1; moved > 0; count += moved) moved = await boss.redrive(laidAside, selection)
      return count
    },
    /** Waits for what is being done. */
    close: () => boss.stop({ graceful: true, timeout: 30_000 }),
  }
}
