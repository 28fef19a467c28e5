// Tests that failures of PostgreSQL, and of connections to it, cause busy errors, retries or clear messages.
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { queryRows, direct, engine, freshDatabase } from '#tests/support/database.ts'
import { openPostgresProxy } from '#tests/support/postgresProxy.ts'
import { timeouts, unlimited } from './connectionSettings.ts'
import { openPostgres } from './postgres.ts'
import { isBusy, openStore, type Database, type Store } from './store.ts'

describe.runIf(engine === 'postgres')('openPostgres on PostgreSQL', () => {
  test('statements fail with a busy error when PostgreSQL closes connections, and the process keeps running', async () => {
    await using opened = await fresh()
    const { db } = opened.store
    const inTransaction = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await terminate(opened.url)
      await tx.execute(sql`select 1`)
    })
    await expect(inTransaction).rejects.toSatisfy(isBusy)
    await Promise.all(Array.from({ length: 10 }, () => db.execute(sql`select 1`)))
    const asking = Array.from({ length: 10 }, async () => await db.execute(sql`select pg_sleep(60)`))
    const ends = Promise.allSettled(asking)
    await expect.poll(() => sleepers(opened.url)).toBe(10)
    await terminate(opened.url)
    const areBusy = (await ends).map((end) => end.status === 'rejected' && isBusy(end.reason))
    expect(areBusy).toEqual(asking.map(() => true))
    await expect(opened.store.ping()).resolves.toBeUndefined()
  })

  test('statements fail with a busy error when the network resets their connections', async () => {
    await using opened = await fresh()
    const door = await openPostgresProxy(opened.url)
    const store = await openPostgres(door.url)
    const asking = Promise.allSettled([store.db.execute(sql`select pg_sleep(60)`)])
    await expect.poll(() => sleepers(opened.url)).toBe(1)
    door.reset()
    const [end] = await asking
    expect(end?.status === 'rejected' && isBusy(end.reason)).toBe(true)
    await store.close()
    door.shut()
  })

  test('writes fail with a busy error while PostgreSQL is read-only, for example after a failover', async () => {
    await using opened = await fresh()
    const { db } = opened.store
    const writing = db.transaction((tx) => tx.execute(sql`create table seats (id int)`), {
      accessMode: 'read only',
    })
    await expect(writing).rejects.toSatisfy(isBusy)
  })

  test('statements that exceed the statement, lock or idle timeout fail with a busy error', async () => {
    const limits = { statement_timeout: 400, lock_timeout: 200, idle_in_transaction_session_timeout: 200 }
    await using opened = await fresh(limits)
    const { db } = opened.store
    await db.execute(sql`create table seats (id int primary key, taken int)`)
    await db.execute(sql`insert into seats values (1, 0)`)
    const holder = new Client({ connectionString: direct(opened.url), options: unlimited })
    await holder.connect()
    await holder.query('begin; update seats set taken = 1')
    const failures = await Promise.allSettled([
      db.execute(sql`select pg_sleep(60)`),
      db.transaction((tx) => take(tx, 1)),
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        await db.execute(sql`select pg_sleep(0.35)`)
        await tx.execute(sql`select 1`)
      }),
    ])
    await holder.end()
    expect(failures.map((outcome) => outcome.status === 'rejected' && isBusy(outcome.reason))).toEqual([
      true,
      true,
      true,
    ])
    await expect(db.execute(sql`select nothing`)).rejects.toSatisfy((error) => !isBusy(error))
    await expect(db.transaction((tx) => take(tx, 1))).resolves.toBeUndefined()
  })

  test('every connection of the pool has the timeouts that are stored for the database user', async () => {
    await using opened = await fresh()
    for (const [name, milliseconds] of Object.entries(timeouts)) {
      const { rows } = await opened.store.db.execute(
        sql`select setting from pg_settings where name = ${name}`,
      )
      expect(rows).toEqual([{ setting: String(milliseconds) }])
    }
  })

  test('if two transactions deadlock, both succeed in the end', async () => {
    await using opened = await fresh()
    const { db } = opened.store
    await db.execute(sql`create table seats (id int primary key, taken int)`)
    await db.execute(sql`insert into seats values (1, 0), (2, 0)`)
    let runs = 0
    const bothHoldOne = Promise.withResolvers<void>()
    const takeBoth = (first: number, second: number) =>
      db.transaction(async (tx) => {
        await take(tx, first)
        runs += 1
        if (runs === 2) bothHoldOne.resolve()
        await bothHoldOne.promise
        await take(tx, second)
      })
    await Promise.all([takeBoth(1, 2), takeBoth(2, 1)])
    const { rows } = await db.execute(sql`select sum(taken) as taken from seats`)
    expect(rows).toEqual([{ taken: 4 }])
    expect(runs).toBeGreaterThan(2)
  })

  test('transactions with serialization failures are retried until they succeed', async () => {
    await using opened = await fresh()
    const { db } = opened.store
    await db.execute(sql`create table seats (id int primary key, taken int)`)
    await db.execute(sql`insert into seats values (1, 0)`)
    const bump = () =>
      db.transaction(
        async (tx) => {
          const { rows } = await tx.execute<{ taken: number }>(sql`select taken from seats`)
          await tx.execute(sql`update seats set taken = ${(rows[0]?.taken ?? 0) + 1}`)
        },
        { isolationLevel: 'serializable' },
      )
    await Promise.all([bump(), bump(), bump()])
    const { rows } = await db.execute(sql`select taken from seats`)
    expect(rows).toEqual([{ taken: 3 }])
  })

  test('a rejected connection is reported in one sentence without the password', async () => {
    const url = direct(await freshDatabase())
    const { host, pathname } = new URL(url)
    expect(await refusal(`postgres://hub:hunter2@${host}/nowhere`)).toBe(
      `PostgreSQL at ${host}/nowhere does not have this database: create it or correct DATABASE_URL.`,
    )
    expect(await refusal(`postgres://stranger:hunter2@${host}${pathname}`)).toBe(
      `PostgreSQL at ${host}${pathname} rejects connections of this user: correct DATABASE_URL or the rules in pg_hba.conf.`,
    )
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query('create role guest login')
    await client.query('drop schema public cascade; drop schema drizzle cascade')
    await client.end()
    expect(await refusal(`postgres://guest@${host}${pathname}`)).toBe(
      `PostgreSQL at ${host}${pathname} does not let this user create or read tables: grant the privilege or set another user in DATABASE_URL.`,
    )
  })
})

describe('openStore with an unreachable DATABASE_URL', () => {
  test.each(['127.0.0.1:1', 'no-such-host.invalid'])(
    'openStore reports that PostgreSQL at %s cannot be reached',
    async (host) => {
      expect(await refusal(`postgres://hub:hunter2@${host}/hub`)).toBe(
        `PostgreSQL at ${host}/hub cannot be reached: start it or correct DATABASE_URL.`,
      )
    },
  )

  test('if DATABASE_URL is not a URL, openStore throws an error that does not contain its value', async () => {
    expect(await refusal('hub with hunter2')).toBe(
      'DATABASE_URL must be a URL such as postgres://user:password@host:port/database.',
    )
  })
})

async function refusal(databaseUrl: string) {
  const error: unknown = await openStore({ databaseUrl, dataFolder: '', migrates: true }).catch(
    (reason: unknown) => reason,
  )
  expect(error).toMatchObject({ name: 'StoreUnavailable' })
  return error instanceof Error ? error.message : ''
}

async function fresh(
  limits?: Partial<typeof timeouts>,
): Promise<{ store: Store; url: string } & AsyncDisposable> {
  const url = await freshDatabase(limits)
  const store = await openPostgres(url)
  return { store, url, [Symbol.asyncDispose]: () => store.close() }
}

async function terminate(url: string) {
  const client = new Client({ connectionString: direct(url) })
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
}

/** Counts connections that run `pg_sleep`. */
async function sleepers(url: string) {
  const rows = await queryRows(
    direct(url),
    "select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'",
  )
  return rows.length
}

async function take(tx: Database, id: number) {
  await tx.execute(sql`update seats set taken = taken + 1 where id = ${id}`)
}
