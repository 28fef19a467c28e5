// Tests the store through a real PgBouncer in transaction mode. It has fewer connections to PostgreSQL than there are
// concurrent transactions.
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { direct, engine, freshDatabase } from '#tests/support/database.ts'
import { hasPgbouncer, startPgbouncer } from '#tests/support/pgbouncer.ts'
import { openPostgresProxy } from '#tests/support/postgresProxy.ts'
import { addMember } from '#tests/support/members.ts'
import { testApi } from '#tests/support/api.ts'
import { timeouts } from './connectionSettings.ts'
import { migratePostgres, openPostgres } from './postgres.ts'
import { isBusy } from './store.ts'
import { isFull } from '#tests/support/measurements.ts'

/** Starts a separate PgBouncer for the database. @returns its URL */
async function pooled(databaseUrl: string, settings: Record<string, string | number> = {}) {
  const pgbouncer = await startPgbouncer(databaseUrl, { default_pool_size: 2, ...settings })
  onTestFinished(pgbouncer.stop)
  return pgbouncer.url + new URL(databaseUrl).pathname
}

async function opened(url: string, options: Parameters<typeof openPostgres>[1] = {}) {
  const store = await openPostgres(url, options)
  onTestFinished(() => store.close())
  return store
}

async function run(databaseUrl: string, statement: string) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const messageOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

describe.runIf(engine === 'postgres' && hasPgbouncer)('store with PgBouncer in front of PostgreSQL', () => {
  test('statements, transactions and timeouts work as without PgBouncer', async () => {
    const store = await opened(await pooled(direct(await freshDatabase())))
    const api = await testApi({ store })
    const { token } = await addMember(api)
    // Calls an operation that uses prepared statements, often enough to use both connections of the pooler. Without a
    // pooler, these statements would have names.
    const replies = await Promise.all(Array.from({ length: 60 }, () => api.call('getUserInfo', { token })))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await api.call('checkIn', { token, path: { game: 'normalCheckIn' } })).toMatchObject({
      status: 200,
    })
    for (const [name, milliseconds] of Object.entries(timeouts)) {
      const { rows } = await store.db.execute(sql`select setting from pg_settings where name = ${name}`)
      expect(rows).toEqual([{ setting: String(milliseconds) }])
    }
  })

  test('withLock does not run work while work with the same name is running, and releases its lock afterwards', async () => {
    const url = await pooled(direct(await freshDatabase()), { default_pool_size: 5 })
    const [store, other] = [await opened(url), await opened(url)]
    const ended = Promise.withResolvers<void>()
    const first = store.withLock('work', () => ended.promise)
    const isRefused = () => other.withLock('work', async () => {}).then((wasDone) => !wasDone)
    await expect.poll(isRefused).toBe(true)
    expect(await other.withLock('other work', async () => {})).toBe(true)
    ended.resolve()
    expect(await first).toBe(true)
    expect(await isRefused()).toBe(false)
    const { rows } = await store.db.execute(
      sql`select 1 from pg_locks join pg_database on oid = database where locktype = 'advisory' and datname = current_database()`,
    )
    expect(rows).toEqual([])
  })

  test.runIf(isFull)(
    'with reserve connections in the pooler, PostgreSQL does not count as unresponsive while slow statements use all other connections',
    async () => {
      const url = await pooled(direct(await freshDatabase()), {
        reserve_pool_size: 2,
        reserve_pool_timeout: 1,
      })
      const { db, ping } = await opened(url)
      const slow = Promise.all(Array.from({ length: 2 }, () => db.execute(sql`select pg_sleep(4)`)))
      const pings = setInterval(() => void ping().catch((error: unknown) => failures.push(error)), 100)
      const failures: unknown[] = []
      await slow.finally(() => clearInterval(pings))
      expect(failures).toEqual([])
    },
  )

  // Runs in the full suite only, because this test waits for half a minute.
  test.runIf(isFull)(
    'statements fail with a busy error while PgBouncer cannot reach PostgreSQL, and succeed once PostgreSQL is available again',
    async () => {
      const door = await openPostgresProxy(direct(await freshDatabase()))
      const { db, ping } = await opened(await pooled(door.url, { default_pool_size: 20 }), { answer: 5_000 })
      const ask = async (seconds = 0) => void (await db.execute(sql`select pg_sleep(${seconds})`))
      const asking = Array.from({ length: 10 }, (_, index) => ask(index / 5))
      await asking[0]
      door.shut()
      const ends = await Promise.allSettled(asking)
      expect(ends.filter((end) => end.status === 'rejected' && !isBusy(end.reason))).toEqual([])
      await vi.waitFor(() => expect(ping()).rejects.toThrow('does not answer'), { timeout: 120_000 })
      await expect(ask()).rejects.toSatisfy(isBusy)
      await door.reopen()
      await vi.waitFor(() => ping(), { timeout: 120_000 })
      await ask()
      door.shut()
    },
  )

  test('migratePostgres does not run migrations through a pooler, and throws an error if some are pending', async () => {
    const databaseUrl = direct(await freshDatabase())
    const url = await pooled(databaseUrl)
    expect(await messageOf(migratePostgres(url))).toBe('none')
    await run(databaseUrl, 'delete from drizzle.__drizzle_migrations')
    expect(await messageOf(migratePostgres(url))).toBe(
      'DATABASE_URL must be the URL of PostgreSQL itself for migrations, not of a connection pooler.',
    )
  })

  test('openPostgres rejects a database user without stored timeouts, and its error contains the statement that stores them', async () => {
    const databaseUrl = direct(await freshDatabase())
    const name = new URL(databaseUrl).pathname.slice(1)
    await run(databaseUrl, `alter role hub in database ${name} reset all`)
    const url = await pooled(databaseUrl)
    const message = await messageOf(openPostgres(url))
    expect(message).toMatch(/^\w+ is not set for the database user hub: run `npm run migrate` as this user,/)
    await run(databaseUrl, /`(alter role [^`]+)`/.exec(message)?.[1] ?? '')
    const anew = await pooled(databaseUrl)
    expect(await messageOf(opened(anew))).toBe('none')
  })
})
