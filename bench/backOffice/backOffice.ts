// Measures the back office of a large hub on a real PostgreSQL: first pages of lists, searches, imports of tracking
// numbers, and the effect of imports on members. `MEMBERS=20000 POSTINGS=500000 IMPORTS=2 npm run bench backOffice`
// runs a smaller measurement.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { openQueue } from '#api/jobs/queue.ts'
import { computeFigures } from '#api/backOffice/figures/computeFigures.ts'
import { samplePassword } from '#api/samples/accounts.ts'
import { openSession } from '#api/session/members.ts'
import { hashSecret } from '#api/session/passwords.ts'
import type { Store } from '#api/store/store.ts'
import { buildServer } from '#scripts/buildServer.ts'
import { freePort } from '#scripts/freePort.ts'
import { openWhenReady, startPostgres } from '#scripts/postgres.ts'
import { whole, type Row } from '#scripts/bench/table.ts'
import { inParallel, type SignedIn } from '../homes.ts'
import { nowhereSettings, openServerProcess } from '../release/servers.ts'
import { assertBooks } from '../books.ts'
import { fillTables, searched, type Size } from './fillTables.ts'
import { measureImports } from './importing.ts'
import { measureLists } from './lists.ts'
import { staffOrigin } from './staff.ts'

const size: Size = {
  members: Number(process.env.MEMBERS ?? 200_000),
  postings: Number(process.env.POSTINGS ?? 5_000_000),
  proofs: Number(process.env.PROOFS ?? 10_000),
  parcels: Number(process.env.PARCELS ?? 50_000),
}
/**
 * True to run jobs, such as approved imports, in a second process. Without it, the process that serves members runs the
 * jobs.
 */
const hasWorker = process.env.WORKERS === '1'
/** Number of members who use the hub during the imports. */
const active = 600
/** Maximum number of rows of a table that a list or search may scan completely. */
const large = 10_000

/** Settings of PostgreSQL with which no confirmed commit is lost, and with memory as on a small database server. */
const settings = [
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  'shared_buffers=1GB',
  'max_wal_size=8GB',
]

/** Settings of a server with a back office. The issuer is unreachable, and sessions are not due for a check. */
const backOfficeSettings = {
  BACK_OFFICE_URL: staffOrigin,
  STAFF_OIDC_ISSUER: 'https://127.0.0.1:9',
  STAFF_OIDC_CLIENT_ID: 'back-office',
  STAFF_OIDC_CLIENT_SECRET: 'none',
}

export async function backOfficeOfLargeHub(): Promise<Row[]> {
  const postgres = await startPostgres(undefined, settings)
  const databaseUrl = `${postgres.url}/postgres`
  const store = await openWhenReady(databaseUrl)
  const faults: string[] = []
  const port = await freePort()
  const settingsOf = { ...nowhereSettings, ...backOfficeSettings, DATABASE_URL: databaseUrl }
  const server = await openServerProcess(
    { ...settingsOf, ROLE: hasWorker ? 'web' : 'all', BACK_OFFICE_PORT: String(port) },
    faults,
  )
  const worker = await openServerProcess({ ...settingsOf, ROLE: 'worker' }, faults)
  try {
    await fill(store, databaseUrl)
    const people = await signIn(store)
    // The build of the pages does not notice changes of the server.
    await buildServer('dist')
    await server.start(process.cwd())
    if (hasWorker) await worker.start(process.cwd())
    await finishJobs(store)
    const staff = `http://127.0.0.1:${port}`
    const before = await scansOf(store)
    const lists = await measureLists(store, staff, size.members)
    const scans = scanRow(before, await scansOf(store))
    const pids = [server.pid(), worker.pid()].flatMap((pid) => pid ?? [])
    const hub = { store, members: `http://127.0.0.1:${server.port}`, staff, pids }
    const imported = await measureImports(hub, people, samplePassword)
    await assertBooks(store)
    return [...lists, scans, ...imported, faultRow(faults)]
  } finally {
    await worker.stop()
    await server.stop()
    await store.close()
    await postgres.stop()
  }
}

async function fill(store: Store, databaseUrl: string) {
  const startedAt = performance.now()
  const took = () => `${((performance.now() - startedAt) / 1000).toFixed(0)} s`
  // Creates the tables of the queue, because the server of this benchmark runs no jobs.
  await (await openQueue(store, pino({ level: 'silent' }), { supervise: false })).close()
  await fillTables(databaseUrl, size)
  console.error(
    `  ${whole(size.members)} members and ${whole(size.postings)} postings are stored after ${took()}.`,
  )
  await computeFigures(store.db, new Date())
  console.error(`  Figures of a year are computed after ${took()}.`)
}

/** Waits until all jobs have run once, so that only imports run during the measurement. */
async function finishJobs({ db }: Store) {
  const startedAt = performance.now()
  // The server adds its jobs before it takes the first of them.
  for (let tasks = 0, waiting = 1; waiting > 0 || tasks === 0;) {
    await pause(1_000)
    const { rows } = await db.execute<{ tasks: number; waiting: number }>(sql`
      select count(*)::int as tasks, (count(*) filter (where state < 'completed' and start_after <= now()))::int as waiting
      from pgboss.job where name = 'jobs'`)
    ;({ tasks = 0, waiting = 0 } = rows[0] ?? {})
  }
  console.error(`  All jobs ran once in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s.`)
}

/** Opens sessions for the first members, who have a password. */
async function signIn({ db }: Store): Promise<SignedIn[]> {
  const people = Array.from({ length: active }, (_, n) => ({
    uid: searched.id(n),
    account: searched.email(n),
    token: '',
  }))
  const ids = sql.param(people.map(({ uid }) => uid))
  await db.execute(sql`
    update members set password_hash = ${await hashSecret(samplePassword)}, email_verified = true
    where id = any(${ids}::text[])`)
  await inParallel(people.length, 8, async (index) => {
    const person = people[index]
    if (person) person.token = (await openSession(db, person.uid, { now: new Date(), by: 'password' })).token
  })
  return people
}

type Scans = Map<string, number>

/** Returns the number of complete scans of each large table so far. */
async function scansOf({ db }: Store): Promise<Scans> {
  // PostgreSQL reports the scans of a connection at most a second after its last transaction.
  await db.execute(sql`select pg_sleep(2)`)
  const { rows } = await db.execute<{ name: string; scans: number }>(sql`
    select relname as name, seq_scan::int as scans from pg_stat_user_tables
    where n_live_tup > ${large} and schemaname in ('public', 'partitions')`)
  return new Map(rows.map(({ name, scans }) => [name, scans]))
}

function scanRow(before: Scans, after: Scans): Row {
  const scanned = [...after].flatMap(([name, scans]) => {
    const count = scans - (before.get(name) ?? 0)
    return count > 0 ? [`${name} (${count})`] : []
  })
  return {
    part: 'back office: complete scans of large tables by lists and searches',
    label: `tables with more than ${whole(large)} rows`,
    value: scanned.join(', ') || `0 of ${after.size} tables`,
    goal: '0',
    reached: scanned.length === 0,
  }
}

const faultRow = (faults: readonly string[]): Row => ({
  part: 'back office: log of the server',
  label: 'errors',
  value: [whole(faults.length), ...faults.slice(0, 1)].join(': '),
  goal: '0',
  reached: faults.length === 0,
})
