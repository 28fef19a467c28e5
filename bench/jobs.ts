// Checks that the memory of a background job does not depend on the number of rows. Each job runs in a separate process
// with a million due rows in a real PostgreSQL. `JOB="erase members" JOB_ROWS=100000 JOB_SECONDS=60 npm run bench jobs`
// runs a smaller measurement.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import type { JobName } from '#api/server/jobs.ts'
import type { Store } from '#api/store/store.ts'
import { dueRows, fillDue, leftOf } from '#tests/support/dueRows.ts'
import { openWhenReady, startPostgres } from '#scripts/postgres.ts'
import { whole, type Row } from '#scripts/bench/table.ts'

const rows = Number(process.env.JOB_ROWS ?? 1_000_000)
/** Time limit of a job in seconds; long enough to detect growing memory, even if the job does not finish. */
const seconds = Number(process.env.JOB_SECONDS ?? 1_800)
/** Numbers of processed rows at which the job records its peak memory. */
const marks = [rows / 100, rows / 10]
const part = `jobs: ${whole(rows)} due rows for each, PostgreSQL`

/**
 * Allowed growth of memory in MiB between the first and the last rows. Resident memory may grow because garbage
 * collection is lazy; memory in use may grow because of caches.
 */
const slack = { resident: 48, held: 4 }

export async function memoryOfJobs(): Promise<Row[]> {
  const names = Object.keys(dueRows).filter(
    (name): name is JobName => !process.env.JOB || name === process.env.JOB,
  )
  const postgres = await startPostgres()
  try {
    await (await openWhenReady(`${postgres.url}/template1`)).close()
    const measured: Row[][] = []
    for (const [number, name] of names.entries()) {
      const ofJob = await measure(name, postgres.url, `jobs_${number}`)
      console.error(`  ${name}: ${ofJob.map(({ value }) => value).join('; ')}`)
      measured.push(ofJob)
    }
    return measured.flat()
  } finally {
    await postgres.stop()
  }
}

async function measure(job: JobName, server: string, database: string): Promise<Row[]> {
  const admin = await openWhenReady(`${server}/postgres`)
  await admin.db.execute(sql`create database ${sql.identifier(database)}`)
  const store = await openWhenReady(`${server}/${database}`)
  try {
    await fillDue(store, job, rows)
    await store.db.execute(sql`analyze`)
    return rowsOf(job, await run(store, job, `${server}/${database}`))
  } finally {
    await store.close()
    await admin.db.execute(sql`drop database ${sql.identifier(database)} with (force)`)
    await admin.close()
  }
}

type Run = Awaited<ReturnType<typeof run>>

/**
 * @returns the peak memory in MiB: before the job, up to each number of rows in `marks`, and up to the end of the job.
 * `held` lists the memory in use after each garbage collection
 */
async function run(store: Store, job: JobName, databaseUrl: string) {
  const worker = fork(new URL('jobProcess.ts', import.meta.url), [job, databaseUrl, String(seconds)], {
    execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc'],
  })
  const most = [0]
  const heapSizes: number[] = []
  let fault: string | undefined
  const startedAt = Promise.withResolvers<void>()
  worker.on('message', (message: { resident?: number; heap?: number; fault?: string; begun?: boolean }) => {
    if (message.heap !== undefined) heapSizes.push(message.heap / 1_048_576)
    if (message.resident !== undefined) most.push(Math.max(most.pop() ?? 0, message.resident / 1_048_576))
    if (message.begun) startedAt.resolve()
    fault ??= message.fault
  })
  const ended = once(worker, 'exit')
  await Promise.race([startedAt.promise, ended])
  const since = performance.now()
  most.push(0)
  let longest = 0
  while (worker.exitCode === null) {
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 1_000))])
    longest = Math.max(longest, await longestStatement(store))
    const mark = marks[most.length - 2]
    if (mark !== undefined && rows - (await leftOf(store, job, rows)) >= mark) most.push(0)
  }
  const took = (performance.now() - since) / 1000
  return { most, held: heapSizes, took, longest, fault, done: rows - (await leftOf(store, job, rows)) }
}

/** Returns the number of seconds for which the job's longest current statement has been running. */
async function longestStatement({ db }: Store): Promise<number> {
  const { rows: running } = await db.execute<{ seconds: number | null }>(sql`
    select max(extract(epoch from clock_timestamp() - query_start))::float8 as seconds from pg_stat_activity
    where datname = current_database() and state = 'active' and application_name = 'job'`)
  return running[0]?.seconds ?? 0
}

function rowsOf(job: JobName, { most, held: heapSizes, took, longest, fault, done }: Run): Row[] {
  const phaseNames = ['before the first row', ...marks.map((mark) => `until ${whole(mark)} rows`)]
  const memory = most.flatMap((peak, at) =>
    peak > 0 ? `${Math.round(peak)} MiB ${at === most.length - 1 ? 'at the end' : phaseNames[at]}` : [],
  )
  const rowsDone = `${whole(done)} rows in ${took.toFixed(1)} s${fault ? `, then failed: ${fault}` : ''}`
  const [heldFirst = 0] = heapSizes
  const heldLast = heapSizes.at(-1) ?? 0
  const isFlat = (most.at(-1) ?? 0) <= (most[1] ?? 0) + slack.resident
  return [
    { part, label: job, value: rowsDone, goal: 'no failure', reached: !fault },
    { part, label: '  memory', value: memory.join(', '), goal: 'flat', reached: isFlat },
    {
      part,
      label: '  heap after garbage collection',
      value: `${heldFirst.toFixed(1)} MiB after the first, ${heldLast.toFixed(1)} MiB after the last of ${heapSizes.length}`,
      goal: 'flat',
      reached: heldLast <= heldFirst + slack.held,
    },
    {
      part,
      label: '  longest statement',
      value: `${longest.toFixed(1)} s`,
      goal: '≤ 20 s',
      reached: longest <= 20,
    },
  ]
}
