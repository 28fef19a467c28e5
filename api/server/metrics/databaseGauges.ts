// Exports gauges whose values are read from the database. The values are the same in every process.
import { sql, type SQL } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import { firstIdAt } from '#api/store/id.ts'
import type { Store } from '#api/store/store.ts'

type Read = {
  name: string
  help: string
  /** Column of the query that contains the label of a sample, such as `item`. */
  label?: string
  /** Query that returns one row for each sample. The row contains the label column and the column `value`. */
  query: () => SQL
  /** Milliseconds for which the result of the query is cached. */
  lasts: number
}

const [seconds, minute] = [15_000, 60_000]

const hour = 3_600_000

const reads: readonly Read[] = [
  {
    name: 'hub_tasks_late_seconds',
    help: 'Seconds for which the oldest due task of a job has waited',
    query:
      () => sql`select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as value from pgboss.job
      where name = 'jobs' and state in ('created', 'retry') and start_after <= now()`,
    lasts: seconds,
  },
  {
    name: 'hub_tasks_laid_aside',
    help: 'Tasks that failed permanently and wait for an operator',
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
    help: 'Messages that no email server or phone gateway has accepted yet',
    query: () => sql`select count(*)::float8 as value from waiting_messages`,
    lasts: seconds,
  },
  {
    name: 'hub_stock_left',
    help: 'Available stock of a product of the points mall or of a gift',
    label: 'item',
    query: () =>
      sql`select item, (total - reserved)::float8 as value from stock where kind in ('gift', 'product')`,
    lasts: seconds,
  },
  {
    name: 'hub_ledger_unbalanced',
    help: 'Transactions of the last hour whose postings do not sum to 0; always 0',
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
      // If the query fails, the gauge has no samples, and all other metrics are still exported.
      collect: async () => {
        const rows = await read().catch(() => [])
        gauge.reset()
        // Removes the value 0, which `reset` sets for a gauge without labels, because this value was not read from the
        // database.
        if (rows.length === 0 && label === undefined) gauge.remove()
        for (const row of rows)
          gauge.set(label === undefined ? {} : { [label]: String(row[label]) }, Number(row.value))
      },
    })
  }
}

/** Caches the result of a query for `lasts` milliseconds. Concurrent callers share one query. */
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
