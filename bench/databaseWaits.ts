// Measures how PostgreSQL spends its time during a benchmark: the waits of transactions, and the CPU time.
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Store } from '#api/store/store.ts'

/**
 * Samples ten times per second the reason why the transactions of the servers wait.
 * @returns the share of each reason; resolves when `end` is aborted, which stops the sampling
 */
export async function sampleWaits({ db }: Store, end: AbortSignal) {
  const waitCounts = { locked: 0, writing: 0, idle: 0, all: 0 }
  while (!end.aborted) {
    const { rows } = await db.execute<Record<keyof typeof waitCounts, number>>(sql`
      select count(*) filter (where wait_event_type = 'Lock')::int as locked,
        count(*) filter (where wait_event ilike 'wal%')::int as writing,
        count(*) filter (where state = 'idle in transaction')::int as idle,
        count(*)::int as all
      from pg_stat_activity
      where xact_start is not null and pid <> pg_backend_pid() and backend_type = 'client backend'`)
    for (const name of ['locked', 'writing', 'idle', 'all'] as const) waitCounts[name] += rows[0]?.[name] ?? 0
    await pause(100)
  }
  const share = (count: number) => count / Math.max(1, waitCounts.all)
  return {
    locked: share(waitCounts.locked),
    writing: share(waitCounts.writing),
    idle: share(waitCounts.idle),
  }
}

/** Returns the CPU time in milliseconds of a process and its children, including ended children, from Linux's /proc. */
export async function cpuOfFamily(parent: number): Promise<number> {
  let ticks = 0
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const [, ppid, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [userTicks = 0, system = 0, ended = 0, endedSystem = 0] = fields.slice(9, 13).map(Number)
    if (Number(pid) === parent) ticks += ended + endedSystem
    if (Number(ppid) === parent) ticks += userTicks + system
  }
  return ticks * 10
}
