// Tests creating and dropping monthly partitions.
import { eq, sql } from 'drizzle-orm'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { engine, testStore } from '#tests/support/database.ts'
import { instant } from './columns.ts'
import { startOfMonth, rotateMonths } from './months.ts'
import { sqlState } from './sqlState.ts'
import type { Database } from './store.ts'

const { db } = await testStore()
const readings = pgTable('readings', { id: text().notNull(), at: instant('at').notNull() }, (table) => [
  primaryKey({ columns: [table.at, table.id] }),
])
await db.execute(sql`
  create table readings (id text not null, at timestamptz(3) not null, primary key (at, id)) partition by range (at)`)
await db.execute(sql`create table partitions.readings_default partition of readings default`)

const never = new Date(0)

async function partitions() {
  const { rows } = await db.execute<{ name: string }>(
    sql`select partition as name from partitions.partitions_of('readings') order by ends`,
  )
  return rows.map(({ name }) => name)
}

/** Returns the name of the partition that contains a row. */
async function placeOf(id: string) {
  const { rows } = await db.execute<{ place: string }>(
    sql`select tableoid::regclass::text as place from readings where id = ${id}`,
  )
  return rows[0]?.place
}

const add = (at: string) => db.insert(readings).values({ id: at, at: new Date(at) })

test('rotateMonths creates partitions for the current and the next two months, even if the next months are in the next year', async () => {
  for (let time = 0; time < 2; time += 1)
    await rotateMonths(db, readings, { now: new Date('2030-11-30T23:59:59.999Z'), before: never })
  expect(await partitions()).toEqual([
    'readings_2030_11',
    'readings_2030_12',
    'readings_2031_01',
    'readings_default',
  ])
  for (const at of ['2030-12-01T00:00:00.000Z', '2030-12-31T23:59:59.999Z']) {
    await add(at)
    expect(await placeOf(at)).toBe('partitions.readings_2030_12')
  }
})

test('rotateMonths drops the partition of a month after all rows of that month have expired, and keeps the partition of the next month', async () => {
  const [now, last, next] = [
    new Date('2031-01-31T12:00:00.000Z'),
    '2030-12-31T23:59:59.999Z',
    '2031-01-01T00:00:00.000Z',
  ]
  await add(next)
  const past = (at: string) => startOfMonth(new Date(at))
  await rotateMonths(db, readings, { now, before: past(last) })
  expect([await placeOf(last), await placeOf(next)]).toEqual([
    'partitions.readings_2030_12',
    'partitions.readings_2031_01',
  ])
  await rotateMonths(db, readings, { now, before: past(next) })
  expect([await placeOf(last), await placeOf(next)]).toEqual([undefined, 'partitions.readings_2031_01'])
  expect(await partitions()).toEqual([
    'readings_2031_01',
    'readings_2031_02',
    'readings_2031_03',
    'readings_default',
  ])
})

test('if a month has no partition, its rows are stored in the default partition, and rotateMonths can still create partitions of other months', async () => {
  const at = '2032-06-15T12:00:00.000Z'
  await add(at)
  await rotateMonths(db, readings, { now: new Date(at), before: never })
  expect(await placeOf(at)).toBe('partitions.readings_default')
  expect(await partitions()).toEqual(expect.arrayContaining(['readings_2032_07', 'readings_2032_08']))
  expect(await partitions()).not.toContain('readings_2032_06')
  expect(await db.select().from(readings).where(eq(readings.id, at))).toHaveLength(1)
})

test('three concurrent rotateMonths calls create and drop partitions without errors', async () => {
  const turnConcurrently = (now: string, before: string) =>
    Promise.all(
      Array.from({ length: 3 }, () =>
        rotateMonths(db, readings, { now: new Date(now), before: new Date(before) }),
      ),
    )
  await turnConcurrently('2040-01-01T00:00:00.000Z', '2040-01-01T00:00:00.000Z')
  await turnConcurrently('2040-03-01T00:00:00.000Z', '2040-03-01T00:00:00.000Z')
  expect(await partitions()).toEqual([
    'readings_2040_03',
    'readings_2040_04',
    'readings_2040_05',
    'readings_default',
  ])
})

test.runIf(engine === 'postgres')('rotateMonths creates partitions while rows are written', async () => {
  await add('2040-03-02T00:00:00.000Z')
  await db.transaction(async (tx) => {
    await tx.insert(readings).values({ id: 'under way', at: new Date('2040-03-03T00:00:00.000Z') })
    await rotateMonths(db, readings, { now: new Date('2040-04-01T00:00:00.000Z'), before: never })
  })
  expect(await partitions()).toContain('readings_2040_06')
})

test.runIf(engine === 'postgres')(
  'a database role that owns no table can create and drop partitions with rotateMonths, but cannot delete their rows',
  async () => {
    const asReader = (work: (tx: Database) => Promise<unknown>) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local role pg_read_all_data`)
        await work(tx)
      })
    await asReader((tx) =>
      rotateMonths(tx, readings, {
        now: new Date('2041-01-01T00:00:00.000Z'),
        before: new Date('2041-01-01T00:00:00.000Z'),
      }),
    )
    expect(await partitions()).toEqual([
      'readings_2041_01',
      'readings_2041_02',
      'readings_2041_03',
      'readings_default',
    ])
    const emptying = asReader((tx) => tx.execute(sql`truncate partitions.readings_default`))
    expect(await emptying.catch(sqlState)).toBe('42501')
  },
)
