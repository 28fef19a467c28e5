// Every job works through as many rows as are due, a batch at a time: no statement and no transaction holds more, whatever
// there is to do. `npm run bench jobs` counts the memory of each with a million.
import { drizzle } from 'drizzle-orm/node-postgres'
import pino from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { engine, freshDatabase, isPooled } from '#tests/support/database.ts'
import { dueRows, fillDue, jobsRunAt, leftOf, refuseThird } from '#tests/support/dueRows.ts'
import { figure, times } from '#tests/support/figures.ts'
import { testIntegrations } from '#tests/support/integrations.ts'
import { countRowsOf } from '#tests/support/statements.ts'
import { batchSize } from '../store/eachInBatches.ts'
import { openPool } from '../store/postgres.ts'
import { jobsOf } from './jobs.ts'

const due = times(10, 1) * batchSize + 100
const jobs = jobsOf(testIntegrations([]), pino({ level: 'silent' }))

/** A pool of its own, so that each of its connections is heard. */
async function openCounted() {
  const pool = openPool(await freshDatabase(), { pooled: isPooled() })
  const counted = countRowsOf(pool)
  onTestFinished(() => pool.end())
  return { db: drizzle({ client: pool }), counted }
}

describe.runIf(engine === 'postgres')('with more rows due than a batch holds', () => {
  test.each(jobs)('$name does all of them, no more than a batch at once', async ({ name, run }) => {
    const { db, counted } = await openCounted()
    await fillDue({ db }, name, due)
    expect(await leftOf({ db }, name, due)).toBe(due)
    counted()
    await run(db, jobsRunAt, {})
    const { ofStatement, ofTransaction } = counted()
    figure(
      '24. Size',
      `"${name}" with ${due} rows: ${ofStatement} by a statement, ${ofTransaction} by a transaction`,
    )
    expect(await leftOf({ db }, name, due)).toBe(0)
    expect(ofStatement).toBeLessThanOrEqual(batchSize)
    expect(ofTransaction).toBeLessThanOrEqual(batchSize)
  })
})

/** Enough that each table of a job has three. */
const rowCount = 20

describe.runIf(engine === 'postgres')('with one row that cannot be done', () => {
  const ofRows = jobs.flatMap(({ name, run }) => {
    const { stuck } = dueRows[name]
    return stuck ? [{ name, run, stuck }] : []
  })
  test.each(ofRows)('$name does all others, and that one once it can', async ({ name, run, stuck }) => {
    const { db } = await openCounted()
    await fillDue({ db }, name, rowCount)
    const letThrough = await refuseThird({ db }, stuck)
    await expect(run(db, jobsRunAt, {})).rejects.toThrow('1 rows failed')
    expect(await leftOf({ db }, name, rowCount)).toBe(1)
    await letThrough()
    await run(db, jobsRunAt, {})
    expect(await leftOf({ db }, name, rowCount)).toBe(0)
  })
})

test('all jobs have rows to be tried with, and no others', () => {
  expect(Object.keys(dueRows).toSorted()).toEqual(jobs.map(({ name }) => name).toSorted())
})
