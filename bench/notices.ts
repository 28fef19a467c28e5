// Measures the statements on notifications in a large table of a real PostgreSQL: plans, pages that a call reads, and
// durations, first with a tenth of the rows and then with all rows. `NOTICES=30000000 npm run bench notices` fills a
// table as large as the capacity plan expects.
import { Client } from 'pg'
import { purgeNotices } from '#api/notices/purgeNotices.ts'
import { notices } from '#api/notices/tables.ts'
import { markRead, noticesOf, unreadOf } from '#api/profile/notices.ts'
import { ownRows } from '#api/schema/ownRows.ts'
import type { Database, Store } from '#api/store/store.ts'
import { openWhenReady, startPostgres } from '#scripts/postgres.ts'
import { median, whole, type Row } from '#scripts/bench/table.ts'
import { listOf, objectOf, valueAt } from '#shared/unknown.ts'

const rowCount = Number(process.env.NOTICES ?? 3_000_000)
/** Number of notifications of a member within the 400 days for which they are stored. */
const perMember = 7
/** Number of measured calls per operation, each for another member. */
const calls = 20
/** Maximum median number of 8 KiB pages that a call reads, regardless of the number of rows (goal). */
const mostPages = 400

const part = `notices: ${whole(rowCount)} notifications`
const start = Date.parse('2025-10-28T00:00:00Z')
const storedDays = 400

type Statement = { text: string; values: unknown[] }
type Measured = { pages: number; milliseconds: number; scans: number }
type Operation = (tx: Database, memberId: string) => Promise<unknown>

const reader = (id: string) => ({ id, babyContentSilencedAt: null })
const personal = ownRows(notices, notices.memberId)

const operations: Record<string, Operation> = {
  'list of 20': (tx, id) => noticesOf(tx, reader(id), { limit: 20, language: 'en' }),
  'list of a topic': (tx, id) => noticesOf(tx, reader(id), { limit: 20, language: 'en', topic: 'parcels' }),
  'unread count': (tx, id) => unreadOf(tx, reader(id)),
  'all marked as read': (tx, id) => markRead(tx, reader(id), { ids: undefined, now: new Date() }),
  'data export': (tx, id) => personal.exported(tx, id),
  'erasure of a member': (tx, id) => personal.erase(tx, [id], new Date()),
}

export async function largeNotices(): Promise<Row[]> {
  const postgres = await startPostgres(undefined, ['shared_buffers=512MB', 'max_wal_size=4GB'])
  const url = `${postgres.url}/postgres`
  const store = await openWhenReady(url)
  const [few, recorded] = [Math.round(rowCount / 10), recordStatements()]
  try {
    await fill(url, 0, few)
    const before = await measureAll(store, recorded, few / perMember)
    await fill(url, few, rowCount)
    const after = await measureAll(store, recorded, rowCount / perMember)
    return [
      ...after.flatMap((measured, index) => rowsOf(measured, before[index])),
      ...(await purgeRows(store)),
      ...(await sizeRows(store)),
    ]
  } finally {
    recorded.stop()
    await store.close()
    await postgres.stop()
  }
}

/**
 * Inserts notifications of new members about parcels and other events, in chronological order over 400 days. The indexes
 * are created after the insert, which is several times faster.
 */
async function fill(databaseUrl: string, from: number, to: number) {
  // The connections of the store have timeouts that are too short for this work.
  const client = new Client({ connectionString: databaseUrl, options: '-c statement_timeout=0' })
  await client.connect()
  await client.query(`set maintenance_work_mem = '512MB'`)
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename = 'notices' and indexname <> 'notices_pkey'`,
  )
  for (const { indexname } of indexes) await client.query(`drop index "${indexname}"`)
  await client.query(insertion(from, to))
  for (const { indexdef } of indexes) await client.query(indexdef)
  await client.query('vacuum analyze notices')
  await client.end()
}

const insertion = (from: number, to: number) => `
  insert into notices (id, member_id, kind, params, reference, about_baby, at, read_at)
  select substr(time, 1, 8) || '-' || substr(time, 9, 4) || '-7000-8000-' || lpad(to_hex(n), 12, '0'),
    'm' || ${Math.round(from / perMember)} + (hashint8(n)::bigint & 2147483647) % ${Math.round((to - from) / perMember)},
    (array['order-shipped', 'order-moved', 'coins-expiring', 'level-up', 'raffle-won'])[n % 5 + 1],
    jsonb_build_object('name', 'Sterilizer', 'coins', n % 500), reference, false, at,
    case when n % 4 > 0 then at + interval '1 day' end
  from generate_series(${from}::bigint, ${to - 1}::bigint) n,
    lateral (select ${start} + (n - ${from}) * ${storedDays * 86_400_000} / ${to - from} as milliseconds) instants,
    lateral (select lpad(to_hex(milliseconds), 12, '0') as time, to_timestamp(milliseconds / 1000.0) as at,
      'order:' || n / 5 || ':' || n % 5 as reference) texts`

/** Records the statements that the driver sends. */
function recordStatements() {
  const statements: Statement[] = []
  const query: unknown = Reflect.get(Client.prototype, 'query')
  if (typeof query !== 'function') throw new Error('The driver no longer has Client.query.')
  const record = function (this: Client, ...args: unknown[]): unknown {
    const { text = args[0], values = args[1] } = objectOf(args[0])
    if (typeof text === 'string') statements.push({ text, values: [...listOf(values)] })
    return Reflect.apply(query, this, args)
  }
  const replace = (value: unknown) =>
    Object.defineProperty(Client.prototype, 'query', { value, configurable: true, writable: true })
  replace(record)
  return { take: () => statements.splice(0), stop: () => replace(query) }
}

type Recorder = ReturnType<typeof recordStatements>

async function measureAll(store: Store, recorder: Recorder, members: number) {
  const results: { name: string; measured: Measured[] }[] = []
  for (const [name, operation] of Object.entries(operations)) {
    const measured: Measured[] = []
    for (let call = 0; call < calls; call += 1) {
      const memberId = `m${Math.floor((members * (call + 0.5)) / calls)}`
      recorder.take()
      await rolledBack(store, (tx) => operation(tx, memberId))
      const statements = recorder
        .take()
        .filter(({ text }) => /^\(*(?:select|update|delete|with)\b/i.test(text))
      measured.push(await explain(store, statements))
    }
    results.push({ name, measured })
  }
  return results
}

const rollback = new Error('The changes of a measurement are rolled back.')

async function rolledBack({ db }: Store, work: (tx: Database) => Promise<unknown>) {
  const changed = db.transaction(async (tx) => {
    await work(tx)
    throw rollback
  })
  await changed.catch((error: unknown) => (error === rollback ? undefined : Promise.reject(error)))
}

/** Runs the statements again with `explain`, and sums up their costs. */
async function explain(store: Store, statements: readonly Statement[]): Promise<Measured> {
  const sum = { pages: 0, milliseconds: 0, scans: 0 }
  const client = await store.pool?.connect()
  if (!client) throw new Error('This benchmark requires PostgreSQL.')
  try {
    for (const { text, values } of statements) {
      await client.query('begin')
      const { rows } = await client.query<Record<string, unknown>>(
        `explain (analyze, buffers, format json) ${text}`,
        values,
      )
      await client.query('rollback')
      const explained = valueAt(rows, 0, 'QUERY PLAN', 0)
      const plan = valueAt(explained, 'Plan')
      sum.milliseconds += Number(valueAt(explained, 'Execution Time'))
      sum.pages += Number(valueAt(plan, 'Shared Hit Blocks')) + Number(valueAt(plan, 'Shared Read Blocks'))
      sum.scans += scansIn(plan)
    }
  } finally {
    client.release()
  }
  return sum
}

/** Counts the nodes of a plan that read a table from start to end. */
const scansIn = (plan: unknown): number =>
  Number(valueAt(plan, 'Node Type') === 'Seq Scan') +
  listOf(valueAt(plan, 'Plans')).reduce<number>((count, inner) => count + scansIn(inner), 0)

type Result = Awaited<ReturnType<typeof measureAll>>[number]

function rowsOf({ name, measured }: Result, before: Result | undefined): Row[] {
  const pages = median(measured.map((each) => each.pages))
  const scans = Math.max(...measured.map((each) => each.scans))
  const few = before ? median(before.measured.map((each) => each.pages)) : NaN
  const time = median(measured.map(({ milliseconds }) => milliseconds)).toFixed(2)
  return [
    {
      part,
      label: `${name}: pages read with a tenth of the rows and with all rows; duration; complete scans`,
      value: `${whole(few)}, ${whole(pages)}; ${time} ms; ${scans}`,
      goal: `≤ ${mostPages} pages, 0 scans`,
      reached: pages <= mostPages && scans === 0,
    },
  ]
}

/** Measures the job that deletes the notifications of one day. */
async function purgeRows(store: Store): Promise<Row[]> {
  const oldest = await store.execute(`select min(at) as at from notices`)
  const count = async () =>
    Number((await store.execute('select count(*) as count from notices')).rows[0]?.count)
  const before = await count()
  const startedAt = performance.now()
  const first = new Date(String(oldest.rows[0]?.at)).getTime()
  await purgeNotices(store.db, new Date(first + (storedDays + 1) * 86_400_000))
  const seconds = (performance.now() - startedAt) / 1_000
  const removed = before - (await count())
  return [
    {
      part,
      label: 'purge of the oldest day',
      value: `${whole(removed)} rows in ${seconds.toFixed(1)} s, ${whole(removed / seconds)} a second`,
      goal: '≥ 1 000 a second',
      reached: removed > 0 && removed / seconds >= 1_000,
    },
  ]
}

async function sizeRows({ execute }: Store): Promise<Row[]> {
  const { rows } = await execute(
    `select pg_table_size('notices') as heap, pg_indexes_size('notices') as indexes`,
  )
  const mebibytes = (bytes: unknown) => `${whole(Number(bytes) / 1_048_576)} MiB`
  const [{ heap, indexes } = { heap: 0, indexes: 0 }] = rows
  return [
    {
      part,
      label: 'size of the table and of its indexes',
      value: `${mebibytes(heap)}, ${mebibytes(indexes)}`,
    },
  ]
}
