// Tests statements that a transaction defers to its commit. They run together with the commit or not at all.
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { engine, testStore } from '#tests/support/database.ts'
import { watchStatements } from '#tests/support/statements.ts'
import { beforeCommit } from './transaction.ts'
import { LostRace } from './retry.ts'
import type { Database } from './store.ts'

const { db } = await testStore()
await db.execute(sql`create table shelf (id text primary key, remaining integer not null)`)
await db.execute(sql`create table takers (name text primary key)`)

beforeEach(async () => {
  await db.execute(sql`delete from takers`)
  await db.execute(
    sql`insert into shelf values ('it''s one', 1) on conflict (id) do update set remaining = 1`,
  )
})

const takeOne = sql`update shelf set remaining = remaining - 1 where id = ${"it's one"} and remaining > 0`

async function remaining(on = db) {
  const { rows } = await on.execute<{ remaining: number }>(sql`select remaining from shelf`)
  return rows[0]?.remaining
}

async function takers() {
  const { rows } = await db.execute<{ name: string }>(sql`select name from takers order by name`)
  return rows.map(({ name }) => name)
}

/**
 * Takes one unit of a product from stock in a transaction. Returns `none left` if the transaction reads that the stock
 * is 0.
 */
const take = (name: string, read: () => unknown = () => {}) =>
  db.transaction(async (tx) => {
    const left = await remaining(tx)
    await read()
    if (left === 0) return 'none left'
    await tx.execute(sql`insert into takers values (${name})`)
    await beforeCommit(tx, takeOne)
    return 'taken'
  })

test('beforeCommit runs its statement with the commit, and does not run it if the transaction is rolled back', async () => {
  const undone = db.transaction(async (tx) => {
    await beforeCommit(tx, takeOne)
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  expect(await remaining()).toBe(1)
  expect(await take('first')).toBe('taken')
  expect([await remaining(), await takers()]).toEqual([0, ['first']])
  expect(await take('second')).toBe('none left')
})

test('a rollback to a savepoint drops statements that were deferred after the savepoint, and a finished savepoint keeps them', async () => {
  await db.execute(sql`update shelf set remaining = 5`)
  await db.transaction(async (tx) => {
    await beforeCommit(tx, takeOne)
    const inner = tx.transaction(async (nested) => {
      await beforeCommit(nested, takeOne)
      await nested.transaction((deeper) => beforeCommit(deeper, takeOne))
      throw new Error('no')
    })
    await expect(inner).rejects.toThrow('no')
    await tx.transaction((nested) => beforeCommit(nested, takeOne))
  })
  expect(await remaining()).toBe(3)
})

test('a transaction whose deferred statement never changes a row fails with LostRace after five attempts and stores no row', async () => {
  let runs = 0
  const never = db.transaction(async (tx) => {
    runs += 1
    await tx.execute(sql`insert into takers values ('never')`)
    await beforeCommit(tx, sql`update shelf set remaining = 7 where id = 'unknown'`)
  })
  await expect(never).rejects.toThrow(LostRace)
  expect([runs, await takers(), await remaining()]).toEqual([5, [], 1])
})

test.each([`it's $$ here`, String.raw`a \ and '' '; commit; --`, '$1 %s'])(
  'a statement that is deferred to the commit stores the value %s unchanged',
  async (name) => {
    await db.transaction((tx) => beforeCommit(tx, sql`insert into takers values (${name})`))
    expect(await takers()).toEqual([name])
  },
)

describe.runIf(engine === 'postgres')('beforeCommit on PostgreSQL', () => {
  test('deferred statements and the commit are sent as one message', async () => {
    await db.execute(sql`update shelf set remaining = 2`)
    const statements: string[] = []
    const stop = watchStatements(({ text }) => void statements.push(text))
    await db
      .transaction(async (tx) => {
        await beforeCommit(tx, takeOne)
        await tx.transaction(async () => {})
        await tx.transaction((nested) => beforeCommit(nested, takeOne))
      })
      .finally(stop)
    expect(statements.slice(0, -1)).toEqual([
      'begin',
      'savepoint sp1',
      'release savepoint sp1; savepoint sp1',
    ])
    expect(statements.at(-1)).toMatch(/^do .*; do .*; commit$/s)
    expect(await remaining()).toBe(0)
  })

  test('another transaction can change the row of a deferred statement before the first transaction commits', async () => {
    await db.execute(sql`update shelf set remaining = 2`)
    await db.transaction(async (tx) => {
      await beforeCommit(tx, takeOne)
      expect(await take('somebody else')).toBe('taken')
    })
    expect(await remaining()).toBe(0)
  })

  test('if eight transactions read that one unit is in stock, one transaction takes it and the others are retried', async () => {
    const allMembers = 8
    let readers = 0
    const allHaveRead = Promise.withResolvers<void>()
    const read = async () => {
      readers += 1
      if (readers >= allMembers) allHaveRead.resolve()
      await allHaveRead.promise
    }
    const ends = await Promise.all(Array.from({ length: allMembers }, (_, index) => take(`${index}`, read)))
    expect(ends.toSorted()).toEqual([...Array<string>(allMembers - 1).fill('none left'), 'taken'])
    expect(await takers()).toEqual([String(ends.indexOf('taken'))])
    expect(readers).toBe(2 * allMembers - 1)
    expect(await remaining()).toBe(0)
  })

  test('if a transaction that took the last unit is rolled back, another transaction that waits for the row takes this unit', async () => {
    const ends: Promise<string>[] = []
    await expect(
      db.transaction(async (tx) => {
        await tx.execute(takeOne)
        ends.push(take('who waits'))
        await expect.poll(() => waitingOnes(tx)).toBe(1)
        throw new Error('given up')
      }),
    ).rejects.toThrow('given up')
    expect(await Promise.all(ends)).toEqual(['taken'])
  })

  test('beforeCommit throws an error if its transaction has already ended', async () => {
    const ended = Promise.withResolvers<void>()
    let late: Promise<unknown> | undefined
    await db.transaction(async (tx) => {
      late = ended.promise.then(() => beforeCommit(tx, takeOne))
    })
    ended.resolve()
    await expect(late).rejects.toThrow('after its transaction had ended')
  })
})

/** Counts connections that wait for a lock in the database. */
async function waitingOnes(on: Database) {
  const { rows } = await on.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.count
}
