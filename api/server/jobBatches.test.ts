// Tests that each job processes all due rows in batches: no statement and no transaction reads more rows than a batch.
// `npm run bench jobs` measures memory with a million rows.
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

/** Opens a separate pool, so that the rows of all its connections are counted. */
async function openCounted() {
  const pool = openPool(await freshDatabase(), { pooled: isPooled() })
  const counted = countRowsOf(pool)
  onTestFinished(() => pool.end())
  return { db: drizzle({ client: pool }), counted }
}

describe.runIf(engine === 'postgres')('jobs with more due rows than a batch', () => {
  test.each(jobs)(
    '$name processes all due rows, at most one batch per statement and transaction',
    async ({ name, run }) => {
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
    },
  )
})

/** Enough rows that each table of a job has at least three. */
const rowCount = 20

describe.runIf(engine === 'postgres')('jobs with one row that fails', () => {
  const ofRows = jobs.flatMap(({ name, run }) => {
    const { stuck } = dueRows[name]
    return stuck ? [{ name, run, stuck }] : []
  })
  test.each(ofRows)(
    '$name processes all other rows, and the failed row once it succeeds',
    async ({ name, run, stuck }) => {
      const { db } = await openCounted()
      await fillDue({ db }, name, rowCount)
      const letThrough = await refuseThird({ db }, stuck)
      await expect(run(db, jobsRunAt, {})).rejects.toThrow('1 rows failed')
      expect(await leftOf({ db }, name, rowCount)).toBe(1)
      await letThrough()
      await run(db, jobsRunAt, {})
      expect(await leftOf({ db }, name, rowCount)).toBe(0)
    },
  )
})

test('each job has due rows for its tests, and no other job has', () => {
  expect(Object.keys(dueRows).toSorted()).toEqual(jobs.map(({ name }) => name).toSorted())
})
