// Tests that jobs start promptly, run only once across all workers, stop with the server, and continue if single rows
// fail.
import { once } from 'node:events'
import pino from 'pino'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { engine, freshDatabase, testStore } from '#tests/support/database.ts'
import { testIntegrations } from '#tests/support/integrations.ts'
import { grant } from '../ledger/ledger.ts'
import { ledgerAccounts } from '../ledger/tables.ts'
import { jobsOf } from '../server/jobs.ts'
import { batchSize, eachInBatches, type Span } from '../store/eachInBatches.ts'
import { newId } from '../store/id.ts'
import { openPostgres } from '../store/postgres.ts'
import { startJobs, type Job } from './run.ts'

const log = pino({ level: 'silent' })
const store = await testStore()

/** Creates a job that counts its runs. */
function counting(every: Job['every'] = 'hour') {
  const job = { name: newId(), every, ran: 0, run: async () => void (job.ran += 1) }
  return job
}

/** Runs a worker until `read` returns the expected value, then stops the worker. */
async function workUntil<Value>(
  jobs: readonly Job[],
  read: () => Value | Promise<Value>,
  value: Awaited<Value>,
) {
  const stop = startJobs({ store, jobs, log })
  try {
    await expect.poll(read).toBe(value)
  } finally {
    await stop()
  }
}

test('each job runs when a worker starts, and only once in an hour or on a day', async () => {
  const [hourly, daily] = [counting(), counting('day')]
  await workUntil([hourly, daily], () => Math.min(hourly.ran, daily.ran), 1)
  const last = counting()
  await workUntil([hourly, daily, last], () => last.ran, 1)
  expect([hourly.ran, daily.ran]).toEqual([1, 1])
})

test('a failing job does not stop other jobs', async () => {
  const failing: Job = { ...counting(), run: async () => Promise.reject(new Error('no')) }
  const job = counting()
  await workUntil([failing, job], () => job.ran, 1)
  expect(job.ran).toBe(1)
})

test('the job that another job names as `next` runs right after that job', async () => {
  const second = counting()
  const first = { ...counting(), next: second.name }
  let before = 0
  first.run = async () => {
    await expect.poll(() => second.ran).toBe(1)
    before = second.ran
  }
  await workUntil([second, first], () => second.ran, 2)
  expect(before).toBe(1)
})

test('stopping a worker sends a signal to the running job and waits for the job to end', async () => {
  const begun = Promise.withResolvers<void>()
  const events: string[] = []
  const batches: Job = {
    name: newId(),
    every: 'day',
    run: async (db, _, { stop }) => {
      begun.resolve()
      for (;;) {
        if (stop?.aborted) break
        await db.select().from(ledgerAccounts).limit(1)
      }
      events.push('left')
    },
  }
  const stop = startJobs({ store, jobs: [batches], log })
  await begun.promise
  await stop()
  events.push('stopped')
  expect(events).toEqual(['left', 'stopped'])
})

test('a stopped worker puts its task back without using up an attempt, and another worker takes the task', async () => {
  const begun = Promise.withResolvers<void>()
  const unfinished = counting()
  const waiting: Job = {
    ...unfinished,
    run: async (_db, _now, portion) => {
      begun.resolve()
      if (portion.stop) await once(portion.stop, 'abort')
    },
  }
  const stop = startJobs({ store, jobs: [waiting], log })
  await begun.promise
  await stop()
  await workUntil([unfinished], () => unfinished.ran, 1)
  const { rows } = await store.db.execute<{ tries: number }>(
    sql`select distinct retry_count + 1 as tries from pgboss.job where data ->> 'job' = ${unfinished.name}`,
  )
  expect(rows).toEqual([{ tries: 1 }])
})

/** Creates a job that processes rows with six-digit ids. The row at index `stuck` fails. */
function inRows(count: number, stuck?: number) {
  const ids = Array.from({ length: count }, (_, index) => String(index).padStart(6, '0'))
  const done: string[] = []
  const spans: Span[] = []
  const next = async ({ after = '', to = '9', only }: Span) =>
    ids
      .filter((id) => id > after && id <= to && (only ?? id) === id)
      .slice(0, batchSize)
      .map((id) => ({ id }))
  const work = async ({ id }: { id: string }) => {
    if (id === ids[stuck ?? -1]) throw new Error('stuck')
    done.push(id)
  }
  const job: Job = {
    name: newId(),
    every: 'hour',
    run: async (_db, _now, portion) => {
      spans.push(portion.span ?? {})
      await eachInBatches({ ...portion, next, work })
    },
  }
  return { job, done, spans }
}

test('each batch of rows is a separate task, and a failing row does not block other rows', async () => {
  const rows = inRows(3 * batchSize + 20, 700)
  await workUntil([rows.job], () => rows.done.length, 3 * batchSize + 19)
  expect(new Set(rows.done).size).toBe(rows.done.length)
  expect(rows.spans).toHaveLength(4)
})

/** Returns the texts that the queue stores about the failed attempts of a job. */
async function storedFailure(run: Job['run']) {
  const job: Job = { name: newId(), every: 'day', run }
  const read = async () => {
    const { rows } = await store.db.execute<{ output: string }>(
      sql`select output::text as output from pgboss.job where data ->> 'job' = ${job.name} and output is not null`,
    )
    return rows.map(({ output }) => output).join('')
  }
  await workUntil([job], async () => (await read()) !== '', true)
  return await read()
}

test('the stored reason of a failed statement has its message and SQLSTATE, but no SQL text and no parameters', async () => {
  const output = await storedFailure(
    async (db) => await db.execute(sql`select ${'mali@example.com'}::text from missing_table`),
  )
  expect(output).toContain(String.raw`relation \"missing_table\" does not exist (42P01)`)
  expect(output).not.toMatch(/select|mali@example/i)
})

test('the stored reason of failed rows has their number and the cause of the first, but no SQL text', async () => {
  const output = await storedFailure(async (db) => {
    await eachInBatches({
      next: async ({ after }) => (after === undefined ? [{ id: 'a' }, { id: 'b' }] : []),
      work: async ({ id }) =>
        await db.insert(ledgerAccounts).values({ id, currency: 'coins', memberId: 'canary', balance: -5 }),
    })
  })
  expect(output).toContain(
    String.raw`2 rows failed: new row for relation \"ledger_accounts\" violates check constraint`,
  )
  expect(output).toContain('(23514)')
  expect(output).not.toMatch(/insert into|canary/i)
})

describe.runIf(engine === 'postgres')('two workers on one database', () => {
  test('two workers on one database run each job once, and share the rows of the job', async () => {
    const url = await freshDatabase()
    const stores = [await openPostgres(url), await openPostgres(url)]
    onTestFinished(async () => void (await Promise.all(stores.map((pgStore) => pgStore.close()))))
    const rows = inRows(6 * batchSize)
    const stops = stores.map((pgStore) => startJobs({ store: pgStore, jobs: [rows.job], log }))
    await expect.poll(() => rows.done.length).toBe(6 * batchSize)
    await Promise.all(stops.map((stop) => stop()))
    expect(new Set(rows.done).size).toBe(6 * batchSize)
    expect(rows.spans).toHaveLength(7)
  })
})

test('the list of jobs of the hub includes the expiry of coins', async () => {
  const memberId = newId()
  const occurredAt = new Date('2022-03-15T12:00:00Z')
  const coins = { currency: 'coins', purpose: 'check_in', amount: 5, reference: newId() } as const
  await grant(store.db, { ...coins, memberId, occurredAt })
  const balance = async () => {
    const [account] = await store.db
      .select()
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.memberId, memberId))
    return account?.balance
  }
  await workUntil(jobsOf(testIntegrations([]), log), balance, 0)
  expect(await balance()).toBe(0)
})
