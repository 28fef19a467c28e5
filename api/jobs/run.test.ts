// Jobs run soon, once among all servers of a database, and end with the server.
import pino from 'pino'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { engine, freshDatabase, testStore } from '../../tests/support/database.ts'
import { testIntegrations } from '../../tests/support/integrations.ts'
import { grant } from '../ledger/ledger.ts'
import { ledgerAccounts } from '../ledger/tables.ts'
import { newId } from '../store/id.ts'
import { openPostgres } from '../store/postgres.ts'
import { jobsOf } from '../server/jobs.ts'
import { startJobs, type Job } from './run.ts'

const store = await testStore()
const log = pino({ level: 'silent' })
const noon = new Date('2026-11-21T12:00:00Z')

/** A job that counts how often it ran. */
function counting(every: Job['every'] = 'hour', name: string = newId()) {
  const job = { name, every, ran: 0, run: async () => void (job.ran += 1) }
  return job
}

/** Starts the jobs at that moment, lets all of them have their turn, and stops. */
async function round(jobs: readonly Job[], now: Date, on = store) {
  const last = Promise.withResolvers<void>()
  const end: Job = { name: newId(), every: 'hour', run: async () => last.resolve() }
  const stop = startJobs({ store: on, jobs: [...jobs, end], log, clock: () => now })
  await last.promise
  await stop()
}

test('a job runs as soon as the server has started', async () => {
  const job = counting()
  await round([job], noon)
  expect(job.ran).toBe(1)
})

test.each([
  ['hour', '2026-11-21T12:59:59Z', 1],
  ['hour', '2026-11-21T13:00:00Z', 2],
  ['day', '2026-11-21T23:59:59Z', 1],
  ['day', '2026-11-22T00:00:00Z', 2],
] as const)('started anew, each %s once: until %s it ran %d times', async (every, then, ran) => {
  const job = counting(every)
  await round([job], noon)
  await round([job], new Date(then))
  expect(job.ran).toBe(ran)
})

test('one that fails stops no other, and is tried again', async () => {
  const failing: Job = { ...counting(), run: async () => Promise.reject(new Error('no')) }
  const job = counting()
  await round([failing, job], noon)
  const mended = counting('hour', failing.name)
  await round([mended, job], noon)
  expect([job.ran, mended.ran]).toEqual([1, 1])
})

test('whoever stops the server waits for the job, which is told and goes on next time', async () => {
  const begun = Promise.withResolvers<void>()
  const events: string[] = []
  const name = newId()
  const batches: Job = {
    name,
    every: 'day',
    run: async (db, _, stop) => {
      for (let batch = 0; !stop.aborted; batch += 1) {
        if (batch === 3) begun.resolve()
        await db.select().from(ledgerAccounts).limit(1)
      }
      events.push('left')
    },
  }
  const never = counting()
  const stop = startJobs({ store, jobs: [batches, never], log, clock: () => noon })
  await begun.promise
  await stop()
  events.push('stopped')
  expect(events).toEqual(['left', 'stopped'])
  const rest = counting('day', name)
  await round([rest], noon)
  expect([never.ran, rest.ran]).toEqual([0, 1])
})

describe.runIf(engine === 'postgres')('two servers on one database', () => {
  test('never do the same at the same time, nor one after the other', async () => {
    const url = await freshDatabase()
    const [one, other] = [await openPostgres(url), await openPostgres(url)]
    const begun = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const job = counting('day')
    const slow: Job = {
      ...job,
      run: async () => {
        begun.resolve()
        await release.promise
      },
    }
    const stop = startJobs({ store: one, jobs: [slow], log, clock: () => noon })
    await begun.promise
    await round([job], noon, other)
    expect(job.ran).toBe(0)
    release.resolve()
    await stop()
    await round([job], noon, other)
    // It was stopped before its end could be written down.
    expect(job.ran).toBe(1)
    await round([job], noon, one)
    expect(job.ran).toBe(1)
    await Promise.all([one.close(), other.close()])
  })
})

test('the hub’s own jobs expire coins', async () => {
  const memberId = newId()
  const occurredAt = new Date('2025-03-15T12:00:00Z')
  const coins = { currency: 'coins', purpose: 'check_in', amount: 5, reference: newId() } as const
  await grant(store.db, { ...coins, memberId, occurredAt })
  await round(jobsOf(testIntegrations([]), log), new Date('2026-04-01T00:00:00Z'))
  const [account] = await store.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.memberId, memberId))
  expect(account?.balance).toBe(0)
})
