// Tests that each background job processes all rows that are due, in batches. No statement and no transaction may read
// more rows than a batch contains. `npm run bench jobs` measures the memory of jobs with a million rows.
import { drizzle } from 'drizzle-orm/node-postgres'
import pino from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { engine, freshDatabase, isPooled } from '#tests/support/database.ts'
import { dueRows, fillDue, jobsRunAt, leftOf, refuseThird } from '#tests/support/dueRows.ts'
import { measurement, times } from '#tests/support/measurements.ts'
import { testIntegrations } from '#tests/support/integrations.ts'
import { countRowsOf } from '#tests/support/statements.ts'
import { batchSize } from '../store/eachInBatches.ts'
import { openPool } from '../store/postgres.ts'
import { jobsOf } from './jobs.ts'

const due = times(10, 1) * batchSize + 100
const jobs = jobsOf(testIntegrations([]), pino({ level: 'silent' }))

/** Opens a separate store and counts the rows that are read through all its connections. */
async function openCounted() {
  const pool = openPool(await freshDatabase(), { pooled: isPooled() })
  const counted = countRowsOf(pool)
  onTestFinished(() => pool.end())
  return { db: drizzle({ client: pool }), counted }
}

describe.runIf(engine === 'postgres')('jobs with more rows to process than fit in a batch', () => {
  test.each(jobs)(
    '$name processes all rows that are due, at most one batch in a statement or transaction',
    async ({ name, run }) => {
      const { db, counted } = await openCounted()
      await fillDue({ db }, name, due)
      expect(await leftOf({ db }, name, due)).toBe(due)
      counted()
      await run(db, jobsRunAt, {})
      const { ofStatement, ofTransaction } = counted()
      measurement(
        '24. Size',
        `job "${name}" with ${due} due rows: at most ${ofStatement} rows in a statement, ${ofTransaction} in a transaction`,
      )
      expect(await leftOf({ db }, name, due)).toBe(0)
      expect(ofStatement).toBeLessThanOrEqual(batchSize)
      expect(ofTransaction).toBeLessThanOrEqual(batchSize)
    },
  )
})

/**
 * Number of rows that are due for each job. The number is large enough for at least three rows in each table of the
 * job.
 */
const rowCount = 20

describe.runIf(engine === 'postgres')('jobs in which one row fails', () => {
  const ofRows = jobs.flatMap(({ name, run }) => {
    const { stuck } = dueRows[name]
    return stuck ? [{ name, run, stuck }] : []
  })
  test.each(ofRows)(
    '$name processes the other rows if one row fails, and retries that row in its next run',
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

test('dueRows contains exactly the names of the background jobs', () => {
  expect(Object.keys(dueRows).toSorted()).toEqual(jobs.map(({ name }) => name).toSorted())
})
