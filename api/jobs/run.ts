// Runs background jobs in batches of rows. Each job runs once per minute, hour or day across all workers of a database.
// A failed row is retried separately, and no new row starts after the server receives the signal to stop.
import { setTimeout as pause } from 'node:timers/promises'
import { inOneVersion } from '../catalog/topic.ts'
import { faultOf, type Log } from '../process/log.ts'
import type { Measures } from '../process/measures.ts'
import type { Portion } from '../store/eachInBatches.ts'
import type { Database, Store } from '../store/store.ts'
import { inSpan } from '../tracing/span.ts'
import { failureReason } from './failureReason.ts'
import { openQueue, type Every, type Queue, type Task } from './queue.ts'

export type Job = {
  name: string
  every: Every
  /**
   * Processes the rows of `portion`. Must be idempotent, and must return after the current row when `portion.stop` is
   * aborted.
   */
  run: (db: Database, now: Date, portion: Portion) => Promise<unknown>
  /** Name of the job that runs right after this one. */
  next?: string
}

type Options = {
  store: Store
  jobs: readonly Job[]
  log: Log
  clock?: () => Date
  measures?: Measures | undefined
}

/**
 * Maximum number of tasks that a worker runs concurrently. Tasks need little CPU time, because they mostly wait for the
 * database.
 */
const atOnce = 2

/** Seconds before a failed row is retried separately. */
const rowDelay = 15

/** Milliseconds between two attempts to open the queue. */
const openAgain = 15_000

/**
 * @returns a function that stops the jobs. It signals running jobs to stop after their current row, and resolves when
 * all of them have ended
 */
export function startJobs({
  store,
  jobs,
  log,
  clock = () => new Date(),
  measures,
}: Options): () => Promise<void> {
  const stop = new AbortController()
  const byName = new Map(jobs.map((job) => [job.name, job]))

  async function open(): Promise<Queue | undefined> {
    while (!stop.signal.aborted)
      try {
        let isOpen = true
        const onGone = () => {
          if (isOpen && !stop.signal.aborted) opened = reopen(opened)
          isOpen = false
        }
        const queue = await openQueue(store, log, { onGone })
        await queue.work(atOnce, (task, ended) => work(queue, task, ended))
        await queue.keepSchedules([...byName.keys()])
        for (const { name, every } of jobs) await queue.repeat(name, every)
        return queue
      } catch (error) {
        log.error({
          event: 'queue_unavailable',
          fault: faultOf(error),
          msg: `Job queue cannot be opened; this worker retries in ${openAgain / 1000} s. Check the database.`,
        })
        await pause(openAgain, undefined, { signal: stop.signal }).catch(() => {})
      }
    return undefined
  }

  async function work(queue: Queue, { job, span = {} }: Task, ended: AbortSignal) {
    // The queue may still fetch a task while it stops, for example the task that this worker has just put back.
    if (stop.signal.aborted) return false
    const started = performance.now()
    let hasFailed = false
    const isWhole = Object.keys(span).length === 0
    const portion: Portion = { span, stop: AbortSignal.any([stop.signal, ended]) }
    if (isWhole) portion.handOver = (part) => queue.add({ job, span: part })
    if (span.only === undefined)
      portion.retryLater = async (only, error) => {
        log.error({
          event: 'job_row_failed',
          job,
          row: only,
          fault: faultOf(error),
          msg: `Job "${job}" failed for row ${only}; the row is retried separately.`,
        })
        const row = { job, span: { only } }
        if (!(await queue.isLaidAside(row))) await queue.add(row, rowDelay)
      }
    try {
      const knownJob = byName.get(job)
      if (!knownJob)
        throw new Error(
          `Job "${job}" is unknown to this release; workers of the release that added it run it.`,
        )
      await inSpan(`job ${job}`, { 'hub.job': job }, () =>
        inOneVersion(() => knownJob.run(store.db, clock(), portion)),
      )
      if (knownJob.next && !portion.stop?.aborted) await queue.add({ job: knownJob.next, follows: job })
    } catch (error) {
      hasFailed = true
      log.error({
        event: 'job_failed',
        job,
        ...span,
        fault: faultOf(error),
        msg: `Job "${job}" failed; it is retried. List tasks without retries left: npm run back-office -- failed`,
      })
      // Omits the cause, because the queue stores it, and the query of a failed statement and its parameters contain
      // personal data.
      // oxlint-disable-next-line preserve-caught-error
      throw new Error(failureReason(error))
    } finally {
      measures?.job({ name: job, hasFailed, ms: performance.now() - started })
    }
    return !portion.stop?.aborted
  }

  async function reopen(oldQueue: Promise<Queue | undefined>) {
    // Ignores the error, because closing may fail if the queue's tables no longer exist.
    await (await oldQueue)?.close().catch(() => {})
    return await open()
  }

  let opened = open()
  return async () => {
    stop.abort()
    await (await opened)?.close()
  }
}
