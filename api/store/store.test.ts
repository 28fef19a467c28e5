// Tests the store. The tests run on both engines and expect the same behavior.
import { is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { testStore } from '#tests/support/database.ts'
import * as schema from '../schema/schema.ts'
import { sqlState } from './sqlState.ts'

const { db, ping } = await testStore()

await db.execute(sql`create table notes (id text primary key, amount bigint)`)

test('a new database has every table and column of the schema', async () => {
  const tables = Object.values<unknown>(schema).filter((each) => is(each, PgTable))
  expect(tables.length).toBeGreaterThan(50)
  for (const table of tables) expect(await db.select().from(table)).toEqual([])
})

test('values of all types are parsed the same on both engines', async () => {
  const { rows } = await db.execute(sql`
    select 7::int8 as int8, 1.50::numeric as numeric, date '2025-01-31' as date, 3::int4 as int4, 1.5::float8 as float8,
      timestamptz '2025-01-31 10:00:00.5+07' as instant, timestamp '2025-01-31 10:00:00' as local, true as bool,
      null as nothing, '{"a": [1]}'::jsonb as json, array['a', 'b'] as texts, count(*) as count, sum(1::int4) as sum`)
  expect(rows).toEqual([
    {
      int8: 7,
      numeric: '1.50',
      date: '2025-01-31',
      int4: 3,
      float8: 1.5,
      instant: '2025-01-31 03:00:00.5+00',
      local: '2025-01-31 10:00:00',
      bool: true,
      nothing: null,
      json: { a: [1] },
      texts: ['a', 'b'],
      count: 1,
      sum: 1,
    },
  ])
})

test('reading an integer beyond JavaScript’s safe range throws an error instead of rounding it', async () => {
  await expect(db.execute(sql`select ${'9007199254740993'}::int8`)).rejects.toThrow()
})

test('a transaction that throws is rolled back', async () => {
  const failing = db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('undone', 1)`)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await ids()).not.toContain('undone')
})

test('a failed nested transaction is rolled back, and its outer transaction is committed', async () => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('outer', 1)`)
    const inner = tx.transaction(async (nested) => {
      await nested.execute(sql`insert into notes values ('inner', 1)`)
      throw new Error('no')
    })
    await expect(inner).rejects.toThrow('no')
  })
  expect(await ids()).toContain('outer')
  expect(await ids()).not.toContain('inner')
})

test('sqlState finds the SQLSTATE of an error that drizzle has wrapped', async () => {
  const insert = () => db.execute(sql`insert into notes values ('twice', 1)`)
  await insert()
  expect(sqlState(await insert().catch((error: unknown) => error))).toBe('23505')
})

test('a transaction with a serialization failure is retried, and runs at most five times in total', async () => {
  let runs = 0
  const undone = (times: number) =>
    db.transaction(async (tx) => {
      runs += 1
      await tx.execute(sql`insert into notes values ('repeated', ${runs})`)
      if (runs <= times) await tx.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`)
    })
  await undone(2)
  const { rows } = await db.execute(sql`select amount from notes where id = 'repeated'`)
  expect(rows).toEqual([{ amount: 3 }])

  await db.execute(sql`delete from notes`)
  runs = 0
  await expect(undone(Number.POSITIVE_INFINITY)).rejects.toThrow()
  expect(runs).toBe(5)
})

test('timers still run while many queries are queued', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  await Promise.all(Array.from({ length: 200 }, async () => await db.execute(sql`select 1`)))
  clearInterval(timer)
  expect(turns).toBeGreaterThan(5)
})

test('ping succeeds', async () => {
  await expect(ping()).resolves.toBeUndefined()
})

async function ids() {
  const { rows } = await db.execute<{ id: string }>(sql`select id from notes`)
  return rows.map(({ id }) => id)
}
