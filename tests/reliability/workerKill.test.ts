// Kills workers during a batch, or closes their database connections. Another worker continues, each row is processed
// once, and no task runs twice at the same time.
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '#api/store/postgres.ts'
import type { Store } from '#api/store/store.ts'
import { engine, freshDatabase } from '../support/database.ts'
import { fillDue, fillExpired, jobsRunAt, leftOf } from '../support/dueRows.ts'
import { measurement, isFull } from '../support/measurements.ts'
import { startSmtp } from '../support/messageServers.ts'
import { openPostgresProxy } from '../support/postgresProxy.ts'
import { areTaken, overlapping, workersOn, type Worker } from '../support/workerProcesses.ts'

const usual = { expiries: 20_000, entrants: 4_000 }
/** Number of members who enter the largest raffle; `ENTRANTS=20000` tests a smaller raffle. */
const greatest = { expiries: 0, entrants: Number(process.env.ENTRANTS ?? 200_000) }
const winners = 20
const ofRaffle = 'announce raffle results'
/** Number of tasks that one worker runs concurrently. */
const atOnce = 2

/** Memory limit of a worker in MiB. */
const memory = 512

/**
 * Creates a database with expired coins and a finished raffle that notifies its entrants by email, and workers that use
 * this database.
 */
async function open({ expiries, entrants } = usual) {
  const databaseUrl = await freshDatabase()
  const store = await openPostgres(databaseUrl)
  onTestFinished(() => store.close())
  if (expiries > 0) await fillExpired(store, expiries)
  await fillDue(store, ofRaffle, entrants)
  await store.db.execute(sql`update members set email = id || '@example.com'`)
  await store.db.execute(sql`update raffle_entries set state = 'won' where id::int <= ${winners}`)
  await store.db.execute(sql`analyze`)
  const smtp = await startSmtp()
  const workers = workersOn({ databaseUrl, smtpUrl: smtp.url, ahead: jobsRunAt.getTime() - Date.now() })
  onTestFinished(workers.killAll)
  return { databaseUrl, store, smtp, workers, expiries, entrants }
}

/** Waits until the worker has notified some members of a batch, but not all. */
async function inTheMiddle({ db }: Store, worker: Worker) {
  const isThere = async () => {
    for (const { job, span } of worker.doing()) {
      if (job !== ofRaffle || span.to === undefined) continue
      const { rows } = await db.execute<{ notified: number; all: number }>(sql`
        select count(told_at)::int as notified, count(*)::int as all from raffle_entries
        where id > ${span.after ?? ''} and id <= ${span.to}`)
      if (rows[0] && rows[0].notified > 0 && rows[0].notified < rows[0].all) return true
    }
    return false
  }
  await expect.poll(isThere, { interval: 5 }).toBe(true)
}

/** Waits until all tasks are done, and checks their results. @param harms number of failures that the test caused */
async function expectOnce(opened: Awaited<ReturnType<typeof open>>, harms: number, minutes = 3) {
  const { store, smtp, workers, expiries, entrants } = opened
  const left = async () => {
    const { rows } = await store.db.execute<{ lots: number; mails: number }>(sql`
      select (select count(*) from ledger_lots where remaining > 0 and expires_on < '2021-01-01')::int as lots,
             (select count(*) from raffle_entries where mail_at is not null)::int as mails`)
    return { ...rows[0], members: await leftOf(store, ofRaffle, entrants) }
  }
  await expect
    .poll(left, { interval: 1_000, timeout: minutes * 60_000 })
    .toEqual({ lots: 0, mails: 0, members: 0 })
  const { rows } = await store.db.execute(sql`
    select (select count(*) from ledger_transactions where kind = 'expiry')::int as expiries,
           (select count(*) from ledger_postings join ledger_accounts account on account.id = account_id
             where currency = 'coins' and member_id is not null and amount > 0)::int as prizes,
           (select count(*) from notices)::int as notices,
           (select count(distinct member_id) from notices)::int as members,
           (select sum(amount) from ledger_postings)::int as sum`)
  expect(rows).toEqual([{ expiries, prizes: winners, notices: entrants, members: entrants, sum: 0 }])
  const ids = smtp.mails.map((mail) => /^Message-ID:\s+(\S+)/im.exec(mail)?.[1])
  const repeats = ids.length - new Set(ids).size
  expect(new Set(smtp.receivers).size).toBe(entrants)
  expect(new Set(ids).size).toBe(entrants)
  // A worker that dies between sending an email and recording it causes one repetition with the same message id.
  expect(repeats).toBeLessThanOrEqual(harms * atOnce)
  expect(overlapping(workers.runs)).toEqual([])
  return `${expiries} expiries, ${entrants} notifications and ${winners} prizes were recorded once each; of ${entrants} emails, ${repeats} were sent twice with the same message id; of ${workers.runs.length} runs of tasks, 0 overlapped`
}

// Full suite only: detecting an unresponsive worker takes half a minute.
describe.runIf(engine === 'postgres' && isFull)('two workers', () => {
  test(
    'two workers neither lose nor repeat a task if each is killed during a batch',
    { timeout: 400_000 },
    async () => {
      const opened = await open()
      const { store, workers } = opened
      const first = await workers.start()
      const second = await workers.start()
      await inTheMiddle(store, first)
      const openRuns = await first.kill()
      const third = await workers.start()
      await inTheMiddle(store, second)
      openRuns.push(...(await second.kill()))
      const summary = await expectOnce(opened, 2)
      expect(areTaken(openRuns, workers.runs)).toBe(true)
      await third.stop()
      measurement('25. Workers', `two of three workers were killed during a batch: ${summary}`)
    },
  )

  test(
    'two workers notify each entrant of a large raffle once and use little memory, although three workers are killed',
    { timeout: 3_600_000 },
    async () => {
      const opened = await open(greatest)
      const { store, workers, entrants } = opened
      const startedAt = performance.now()
      let [worker, other] = [await workers.start(), await workers.start()]
      let most = 0
      for (let killed = 0; killed < 3; killed += 1) {
        await inTheMiddle(store, worker)
        most = Math.max(most, await worker.mostMemory())
        await worker.kill()
        ;[worker, other] = [other, await workers.start()]
      }
      const summary = await expectOnce(opened, 3, 55)
      const minutes = (performance.now() - startedAt) / 60_000
      for (const each of [worker, other]) {
        most = Math.max(most, await each.mostMemory())
        await each.stop()
      }
      expect(most).toBeLessThan(memory)
      measurement(
        '25. Workers',
        `a raffle with ${entrants} entrants was processed in ${minutes.toFixed(1)} min, although three workers were killed during a batch: ${summary}; a worker used at most ${most.toFixed(0)} MiB`,
      )
    },
  )

  test(
    'two workers neither lose nor repeat a task if their database connections are closed',
    { timeout: 400_000 },
    async () => {
      const opened = await open()
      const { store, workers } = opened
      const pair = [await workers.start(), await workers.start()]
      let cuts = 0
      for (const worker of [...pair, ...pair]) {
        await inTheMiddle(store, worker)
        const end = async () => {
          const { rows } = await store.db.execute(
            sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${worker.name}`,
          )
          return rows.length
        }
        // A worker whose connections were just closed needs a moment to reconnect.
        await expect.poll(end, { interval: 5 }).toBeGreaterThan(0)
        cuts += 1
      }
      const summary = await expectOnce(opened, cuts)
      for (const worker of pair) await worker.stop()
      measurement(
        '25. Workers',
        `${cuts} times, all connections of one of two workers were ended: ${summary}`,
      )
    },
  )

  test(
    'two workers neither lose nor repeat a task if one worker cannot reach the database',
    { timeout: 400_000 },
    async () => {
      const opened = await open()
      const { store, workers, databaseUrl } = opened
      const door = await openPostgresProxy(databaseUrl)
      const cut = await workers.start(door.url)
      const other = await workers.start()
      await inTheMiddle(store, cut)
      const openRuns = cut.doing()
      door.shut()
      // Wait longer than the timeout for unresponsive workers, until the other worker has taken over the tasks.
      await expect.poll(() => areTaken(openRuns, workers.runs), { timeout: 120_000 }).toBe(true)
      await door.reopen()
      const summary = await expectOnce(opened, 1)
      for (const worker of [cut, other]) await worker.stop()
      door.shut()
      measurement(
        '25. Workers',
        `one of two workers could not reach the database until the other worker had taken its tasks: ${summary}`,
      )
    },
  )
})
