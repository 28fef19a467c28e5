// When jobs run: right after the start and then as time passes, each once an hour or a day among all servers on the
// database, and never on after the server was told to stop.
import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { faultOf } from '../process/log.ts'
import type { Database, Store } from '../store/store.ts'
import { jobRuns } from './tables.ts'

const milliseconds = { hour: 3_600_000, day: 86_400_000 }

export type Job = {
  name: string
  /** An hour by the clock, or a day in UTC. */
  every: keyof typeof milliseconds
  /** May be repeated. Returns early, between two pieces of its work, once the signal is given. */
  run: (db: Database, now: Date, stop: AbortSignal) => Promise<unknown>
}

type Options = { store: Store; jobs: readonly Job[]; log: Logger; clock?: () => Date }

/** @returns how to stop: at once where nothing runs, otherwise once the job has come to a place to stop at */
export function startJobs({ store, jobs, log, clock = () => new Date() }: Options): () => Promise<void> {
  const stop = new AbortController()
  const round = async () => {
    for (const job of jobs)
      await runWhenDue(store, job, clock(), stop.signal).catch((error: unknown) =>
        log.error({ job: job.name, fault: faultOf(error) }),
      )
  }
  let running = round()
  const timer = setInterval(() => (running = running.then(round)), milliseconds.hour)
  return async () => {
    clearInterval(timer)
    stop.abort()
    await running
  }
}

/** One that failed, or was stopped half-way, is due again at once. */
async function runWhenDue(store: Store, { name, every, run }: Job, now: Date, stop: AbortSignal) {
  if (stop.aborted) return
  await store.withLock(`job ${name}`, async () => {
    const [last] = await store.db.select().from(jobRuns).where(eq(jobRuns.job, name))
    const periodOf = (at: Date) => Math.floor(at.getTime() / milliseconds[every])
    if (last && periodOf(last.ranAt) === periodOf(now)) return
    await run(store.db, now, stop)
    if (stop.aborted) return
    await store.db
      .insert(jobRuns)
      .values({ job: name, ranAt: now })
      .onConflictDoUpdate({ target: jobRuns.job, set: { ranAt: now } })
  })
}
