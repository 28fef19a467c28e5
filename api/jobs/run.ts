// Runs background jobs: each once per minute, hour or day across all workers of a database, in batches of rows. A
// failed row is retried separately, and no work starts after the server is stopped.
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { faultOf } from '../process/log.ts'
import type { Measures } from '../process/measures.ts'
import type { Portion } from '../store/eachInBatches.ts'
import type { Database, Store } from '../store/store.ts'
import { inSpan } from '../tracing/span.ts'
import { openQueue, type Every, type Queue, type Task } from './queue.ts'

export type Job = {
  name: string
  every: Every
  /**
   * Processes the portion; must be safe to repeat. Returns early, between two pieces of work, after `portion.stop` is
   * aborted.
   */
  run: (db: Database, now: Date, portion: Portion) => Promise<unknown>
  /** Name of the job that runs right after this one. */
  next?: string
}

type Options = {
  store: Store
  jobs: readonly Job[]
  log: Logger
  clock?: () => Date
  measures?: Measures | undefined
}

/** Tasks that a worker runs concurrently; they mostly wait for the database. */
const atOnce = 2

/** Seconds before a failed row is retried separately. */
const rowDelay = 15

/** Milliseconds before opening the queue is retried. */
const openAgain = 15_000

/**
 * @returns a function that stops the jobs: immediately if no job runs, else once running jobs have reached a stopping
 * point
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
        log.error({ jobs: 'The queue cannot be opened.', fault: faultOf(error) })
        await pause(openAgain, undefined, { signal: stop.signal }).catch(() => {})
      }
    return undefined
  }

  async function work(queue: Queue, { job, span = {} }: Task, ended: AbortSignal) {
    const started = performance.now()
    let hasFailed = false
    const isWhole = Object.keys(span).length === 0
    const portion: Portion = { span, stop: AbortSignal.any([stop.signal, ended]) }
    if (isWhole) portion.handOver = (part) => queue.add({ job, span: part })
    if (span.only === undefined)
      portion.retryLater = async (only, error) => {
        log.error({ job, row: only, fault: faultOf(error) })
        const row = { job, span: { only } }
        if (!(await queue.isLaidAside(row))) await queue.add(row, rowDelay)
      }
    try {
      const knownJob = byName.get(job)
      if (!knownJob) throw new Error('Another version of the hub has this job: its workers take it.')
      await inSpan(`job ${job}`, { 'hub.job': job }, () => knownJob.run(store.db, clock(), portion))
      if (knownJob.next && !portion.stop?.aborted) await queue.add({ job: knownJob.next, follows: job })
    } catch (error) {
      hasFailed = true
      log.error({ job, ...span, fault: faultOf(error) })
      // The queue stores the thrown error with its cause, so it must contain no values of a failed query.
      // oxlint-disable-next-line preserve-caught-error
      throw new Error(faultOf(error)?.split('\n')[0])
    } finally {
      measures?.job({ name: job, hasFailed, ms: performance.now() - started })
    }
    return !portion.stop?.aborted
  }

  async function reopen(oldQueue: Promise<Queue | undefined>) {
    // Closing may fail if the queue's tables are gone.
    await (await oldQueue)?.close().catch(() => {})
    return await open()
  }

  let opened = open()
  return async () => {
    stop.abort()
    await (await opened)?.close()
  }
}
