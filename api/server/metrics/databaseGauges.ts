// Exports gauges that are read from the database. Their values are the same in every process.
import { sql, type SQL } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import { firstIdAt } from '#api/store/id.ts'
import type { Store } from '#api/store/store.ts'

type Read = {
  name: string
  help: string
  /** Column that becomes the label of a sample. */
  label?: string
  /** Selects rows with the label and `value`. */
  query: () => SQL
  /** Milliseconds for which a result is cached. */
  lasts: number
}

const [seconds, minute] = [15_000, 60_000]

const hour = 3_600_000

const reads: readonly Read[] = [
  {
    name: 'hub_tasks_late_seconds',
    help: 'How long the oldest task of a job has waited beyond its time',
    query:
      () => sql`select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as value from pgboss.job
      where name = 'jobs' and state in ('created', 'retry') and start_after <= now()`,
    lasts: seconds,
  },
  {
    name: 'hub_tasks_laid_aside',
    help: 'Tasks that failed for good and wait for a person',
    query: () =>
      sql`select count(*)::float8 as value from pgboss.job where name = 'failed-jobs' and state = 'created'`,
    lasts: seconds,
  },
  {
    name: 'hub_dead_letters',
    help: 'Messages of the shop that could not be processed and wait for an operator',
    query: () => sql`select count(*)::float8 as value from dead_letters`,
    lasts: seconds,
  },
  {
    name: 'hub_messages_waiting',
    help: 'Messages that no mail server or gateway has taken yet',
    query: () => sql`select count(*)::float8 as value from waiting_messages`,
    lasts: seconds,
  },
  {
    name: 'hub_stock_left',
    help: 'What is left of a product of the mall or a gift',
    label: 'item',
    query: () =>
      sql`select item, (total - reserved)::float8 as value from stock where kind in ('gift', 'product')`,
    lasts: seconds,
  },
  {
    name: 'hub_ledger_unbalanced',
    help: 'Transactions of the last hour whose postings do not come to 0: none, always',
    query: () => sql`select count(*)::float8 as value from (
      select transaction_id from ledger_postings where transaction_id > ${firstIdAt(Date.now() - hour)}
      group by transaction_id having sum(amount) <> 0) unbalanced`,
    lasts: minute,
  },
]

export function watchDatabase(registry: Registry, { db }: Pick<Store, 'db'>) {
  for (const { name, help, label, query, lasts } of reads) {
    const read = remembered(lasts, async () => (await db.execute(query())).rows)
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [registry],
      // While the database does not answer, its gauges have no samples; all other metrics are exported.
      collect: async () => {
        const rows = await read().catch(() => [])
        gauge.reset()
        // Reset sets a gauge without labels to 0, a value that was not read.
        if (rows.length === 0 && label === undefined) gauge.remove()
        for (const row of rows)
          gauge.set(label === undefined ? {} : { [label]: String(row[label]) }, Number(row.value))
      },
    })
  }
}

/** Caches the result for `lasts` milliseconds; concurrent callers share one read. */
function remembered<Value>(lasts: number, read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  let until = 0
  return () => {
    if (value && performance.now() < until) return value
    until = performance.now() + lasts
    value = read()
    value.catch(() => (until = 0))
    return value
  }
}
