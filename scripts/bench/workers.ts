// Measures a month's end on several workers: a million members whose coins expire at once, in a real PostgreSQL, and each worker a
// process of the hub's own. `WORKERS=3 WORKER_ROWS=100000 WORKER_SECONDS=300 npm run bench workers` for other sizes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fillExpired } from '../../tests/support/dueRows.ts'
import { freePort } from '../freePort.ts'
import { openWhenReady, startPostgres } from '../postgres.ts'
import { whole, type Row } from './table.ts'

const workers = Number(process.env.WORKERS ?? 2)
const rows = Number(process.env.WORKER_ROWS ?? 1_000_000)
const seconds = Number(process.env.WORKER_SECONDS ?? 1_800)
const part = `workers: ${whole(rows)} expiries on ${workers}, PostgreSQL`
/** MiB that each may take, and minutes for a million. */
const goals = { memory: 512, minutes: 30 }

export async function expiriesOnWorkers(): Promise<Row[]> {
  const postgres = await startPostgres()
  const databaseUrl = `${postgres.url}/postgres`
  const store = await openWhenReady(databaseUrl)
  const left = async () => {
    const { rows: counted } = await store.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ledger_lots where remaining > 0`,
    )
    return counted[0]?.count ?? 0
  }
  try {
    await fillExpired(store, rows)
    await store.db.execute(sql`analyze`)
    const processes = await Promise.all(Array.from({ length: workers }, () => startWorker(databaseUrl)))
    const began = performance.now()
    const took = () => (performance.now() - began) / 1000
    let [most, waiting] = [0, rows]
    while (waiting > 0 && took() < seconds) {
      await pause(1_000)
      most = Math.max(most, ...(await Promise.all(processes.map(({ pid }) => memoryOf(pid)))))
      waiting = await left()
    }
    const [time, done] = [took(), rows - waiting]
    await Promise.all(processes.map(({ stop }) => stop()))
    const minutes = (time / done) * (1_000_000 / 60)
    return [
      {
        part,
        what: 'expired',
        value: `${whole(done)} in ${time.toFixed(0)} s: a million in ${minutes.toFixed(1)} min`,
        goal: `≤ ${goals.minutes} min`,
        reached: minutes <= goals.minutes,
      },
      {
        part,
        what: 'most memory of a worker',
        value: `${most.toFixed(0)} MiB`,
        goal: `≤ ${goals.memory} MiB`,
        reached: most <= goals.memory,
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

/** MiB that are resident, as Linux counts them. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
}
