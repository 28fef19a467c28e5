// Tries what is done as a transaction ends: nobody waits for it before, and nothing is kept without it.
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { engine, testStore } from '#tests/support/database.ts'
import { doLast } from './doLast.ts'
import { sqlState } from './sqlState.ts'
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

const takeOne = sql`update shelf set remaining = remaining - 1 where id = ${"it's one"} and remaining > 0 returning id`

async function remaining(on = db) {
  const { rows } = await on.execute<{ remaining: number }>(sql`select remaining from shelf`)
  return rows[0]?.remaining
}

async function takers() {
  const { rows } = await db.execute<{ name: string }>(sql`select name from takers order by name`)
  return rows.map(({ name }) => name)
}

/** Takes one, unless it reads that none is left. */
const take = (name: string, read: () => unknown = () => {}) =>
  db.transaction(async (tx) => {
    const left = await remaining(tx)
    await read()
    if (left === 0) return 'none left'
    await tx.execute(sql`insert into takers values (${name})`)
    await doLast(tx, takeOne)
    return 'taken'
  })

test('it is done with the transaction, and not where that is undone', async () => {
  const undone = db.transaction(async (tx) => {
    await doLast(tx, takeOne)
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  expect(await remaining()).toBe(1)
  expect(await take('first')).toBe('taken')
  expect([await remaining(), await takers()]).toEqual([0, ['first']])
  expect(await take('second')).toBe('none left')
})

test('what a savepoint undoes is not done later, and what another one keeps is', async () => {
  await db.execute(sql`update shelf set remaining = 5`)
  await db.transaction(async (tx) => {
    await doLast(tx, takeOne)
    const inner = tx.transaction(async (nested) => {
      await doLast(nested, takeOne)
      await nested.transaction((deeper) => doLast(deeper, takeOne))
      throw new Error('no')
    })
    await expect(inner).rejects.toThrow('no')
    await tx.transaction((nested) => doLast(nested, takeOne))
  })
  expect(await remaining()).toBe(3)
})

test('what never returns a row ends as a failure, and leaves nothing', async () => {
  let runs = 0
  const never = db.transaction(async (tx) => {
    runs += 1
    await tx.execute(sql`insert into takers values ('never')`)
    await doLast(tx, sql`update shelf set remaining = 7 where id = 'unknown' returning id`)
  })
  expect(sqlState(await never.catch((error: unknown) => error))).toBe('40001')
  expect([runs, await takers(), await remaining()]).toEqual([5, [], 1])
})

describe.runIf(engine === 'postgres')('on PostgreSQL', () => {
  test('nobody waits for its row before the end', async () => {
    await db.execute(sql`update shelf set remaining = 2`)
    await db.transaction(async (tx) => {
      await doLast(tx, takeOne)
      expect(await take('somebody else')).toBe('taken')
    })
    expect(await remaining()).toBe(0)
  })

  test('of all who read that one is left one has it, and the others read anew', async () => {
    const everybody = 8
    let readers = 0
    const allHaveRead = Promise.withResolvers<void>()
    const read = async () => {
      readers += 1
      if (readers >= everybody) allHaveRead.resolve()
      await allHaveRead.promise
    }
    const ends = await Promise.all(Array.from({ length: everybody }, (_, index) => take(`${index}`, read)))
    expect(ends.toSorted()).toEqual([...Array<string>(everybody - 1).fill('none left'), 'taken'])
    expect(await takers()).toEqual([String(ends.indexOf('taken'))])
    expect(readers).toBe(2 * everybody - 1)
    expect(await remaining()).toBe(0)
  })

  test('the last one is had by who waits for it, where who has it gives it up', async () => {
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

  test('once its transaction has ended it is a fault, and nothing is lost in silence', async () => {
    const ended = Promise.withResolvers<void>()
    let late: Promise<unknown> | undefined
    await db.transaction(async (tx) => {
      late = ended.promise.then(() => doLast(tx, takeOne))
    })
    ended.resolve()
    await expect(late).rejects.toThrow(TypeError)
  })
})

/** Who waits for a lock in the database. */
async function waitingOnes(on: Database) {
  const { rows } = await on.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.count
}
