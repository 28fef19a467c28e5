// Measures background jobs with many rows on several worker processes and a real PostgreSQL. The jobs are the expiry of
// a million members' coins at the end of a month, and the erasure of 50,000 members. `JOB="erase members" WORKERS=3
// WORKER_ROWS=2000 WORKER_SECONDS=300 npm run bench workers` runs one of these jobs with other sizes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { JobName } from '#api/server/jobs.ts'
import type { Store } from '#api/store/store.ts'
import { fillDue, fillExpired, leftOf } from '#tests/support/dueRows.ts'
import { freePort } from '#scripts/freePort.ts'
import { openWhenReady, startPostgres } from '#scripts/postgres.ts'
import { whole, type Row } from '#scripts/bench/table.ts'
import { residentMemory } from './residentMemory.ts'

type Load = {
  job: JobName
  rows: number
  fill: (store: Store, rows: number) => Promise<void>
  /** Maximum number of minutes until all rows are processed (goal). */
  minutes: number
}

const loads: readonly Load[] = [
  { job: 'expire coins', rows: 1_000_000, fill: fillExpired, minutes: 30 },
  {
    job: 'erase members',
    rows: 50_000,
    fill: (store, rows) => fillDue(store, 'erase members', rows),
    minutes: 20,
  },
]

const workers = Number(process.env.WORKERS ?? 2)
const seconds = Number(process.env.WORKER_SECONDS ?? 1_800)
/** Maximum memory of a worker in MiB. */
const memory = 512

export async function loadsOnWorkers(): Promise<Row[]> {
  const measured: Row[] = []
  for (const load of loads)
    if (!process.env.JOB || load.job === process.env.JOB) measured.push(...(await measure(load)))
  return measured
}

async function measure({ job, rows: usual, fill, minutes: goal }: Load): Promise<Row[]> {
  const rows = Number(process.env.WORKER_ROWS ?? usual)
  const part = `workers: "${job}" with ${whole(rows)} rows on ${workers}, PostgreSQL`
  const postgres = await startPostgres()
  const databaseUrl = `${postgres.url}/postgres`
  const store = await openWhenReady(databaseUrl)
  try {
    await fill(store, rows)
    await store.db.execute(sql`analyze`)
    const processes = await Promise.all(Array.from({ length: workers }, () => startWorker(databaseUrl)))
    const startedAt = performance.now()
    const took = () => (performance.now() - startedAt) / 1000
    let [most, waiting] = [0, rows]
    while (waiting > 0 && took() < seconds) {
      await pause(1_000)
      most = Math.max(
        most,
        ...(await Promise.all(processes.map(({ pid }) => residentMemory(pid).catch(() => 0)))),
      )
      waiting = await leftOf(store, job, rows)
    }
    const [time, done] = [took(), rows - waiting]
    await Promise.all(processes.map(({ stop }) => stop()))
    const minutes = (time / done) * (usual / 60)
    return [
      {
        part,
        label: 'processed rows',
        value: `${whole(done)} in ${time.toFixed(0)} s: ${whole(usual)} in ${minutes.toFixed(1)} min`,
        goal: `≤ ${goal} min`,
        reached: minutes <= goal,
      },
      {
        part,
        label: 'peak memory of a worker',
        value: `${most.toFixed(0)} MiB`,
        goal: `≤ ${memory} MiB`,
        reached: most <= memory,
      },
    ]
  } finally {
    await store.close()
    await postgres.stop()
  }
}

async function startWorker(databaseUrl: string) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'api/main.ts'], {
    env: {
      ...process.env,
      ROLE: 'worker',
      DATABASE_URL: databaseUrl,
      PORT: String(await freePort()),
      STAND_INS: 'on',
      SMTP_URL: 'smtp://127.0.0.1:1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
