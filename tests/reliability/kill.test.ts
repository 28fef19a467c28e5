// Kills a server while it grants coins, or drops its database connections (section 4 of docs/reliability.md). After
// retries with the same idempotency key, every acknowledged grant exists exactly once.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openPostgres } from '#api/store/postgres.ts'
import { openStore, type Store } from '#api/store/store.ts'
import { testApi } from '../support/api.ts'
import { engine, freshDatabase } from '../support/database.ts'
import { measurement, isFull, times } from '../support/measurements.ts'
import { addMember, atOnce } from '../support/members.ts'
import { startServer, type ServerProcess, type Where } from '../support/serverProcesses.ts'

const atATime = 12
const longestMilliseconds = 300

type Reply = { status: number; text: string } | undefined

const started = new Set<ServerProcess>()
afterAll(() => Promise.all([...started].map((server) => server.kill())))

async function start(settings: Where) {
  const server = await startServer(settings)
  started.add(server)
  return server
}

/** Checks in a member. @returns the response; `undefined` if the server does not respond */
async function checkIn({ origin }: ServerProcess, token: string, key: string): Promise<Reply> {
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': key }
  const url = `${origin}/api/station/games/normalCheckIn/checkIn`
  return await fetch(url, { method: 'POST', headers, signal: AbortSignal.timeout(20_000) })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => undefined)
}

/**
 * Retries the check-in with the same idempotency key until it succeeds, because a pool may contain several dead
 * connections.
 */
async function checkInAgain(server: ServerProcess, token: string, key: string): Promise<Reply> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await checkIn(server, token, key)
    if (answer?.status === 200 || attempt === 20) return answer
  }
}

/** Creates members with sessions, and an idempotency key for each member. */
async function membersIn(store: Store, round: number) {
  const api = { ...(await testApi({ store })), clock: { now: new Date() } }
  return await atOnce(atATime, async (index) => {
    const account = `kill-${round}-${index}@example.com`
    return { ...(await addMember(api, { account })), key: `kill-${round}-${index}-key-of-one-try` }
  })
}

/** Checks that all postings balance and that each member has exactly one check-in and one grant. */
async function expectOnce(store: Store, members: number) {
  const { rows } = await store.db.execute<{ sum: string; checkIns: string; grants: string }>(sql`
    select (select coalesce(sum(amount), 0) from ledger_postings)::text as "sum",
           (select count(*) from check_ins)::text as "checkIns",
           (select count(*) from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
              join ledger_accounts a on a.id = p.account_id
             where a.member_id is not null and a.currency = 'coins')::text as "grants"`)
  expect(rows).toEqual([{ sum: '0', checkIns: String(members), grants: String(members) }])
}

/**
 * Times at which the failure happens: first when the first response arrives, then after delays in ms that are spread
 * evenly without randomness.
 */
const moments = (rounds: number) =>
  Array.from({ length: rounds }, (_, round) =>
    round === 0 ? 'answer' : ((round * 0.618_034) % 1) * longestMilliseconds,
  )
type Moment = ReturnType<typeof moments>[number]

type Counts = { acknowledged: number; missing: number }

/** Warms up the server, because its first calls would take longer than the time until the failure. */
async function warmUp({ origin }: ServerProcess, members: { token: string }[]) {
  for (let time = 0; time < 3; time += 1)
    await Promise.all(
      members.map(({ token }) => {
        const headers = { Authorization: `Bearer ${token}` }
        return fetch(`${origin}/api/station/games/normalCheckIn/checkIn`, { headers })
      }),
    )
}

/** Sends all check-ins, triggers the failure at the given time, and returns the responses. */
async function afterFailure(
  server: ServerProcess,
  members: { token: string; key: string }[],
  { moment, harm }: { moment: Moment; harm: () => Promise<unknown> },
) {
  await warmUp(server, members)
  const answers = members.map(({ token, key }) => checkIn(server, token, key))
  await (moment === 'answer' ? Promise.race(answers) : pause(moment))
  await harm()
  return await Promise.all(answers)
}

function compare(first: Reply[], again: Reply[], counts: Counts) {
  for (const [index, answer] of first.entries()) {
    const acknowledged = answer?.status === 200
    expect(again[index]).toMatchObject(acknowledged ? answer : { status: 200 })
    counts[acknowledged ? 'acknowledged' : 'missing'] += 1
  }
}

const report = (label: string, rounds: number, { acknowledged, missing: losses }: Counts) =>
  measurement(
    '4. Kill',
    `${label} in each of ${rounds} rounds of ${atATime} check-ins: ${acknowledged} check-ins were acknowledged before the failure and stored after it, ${losses} got no response and were stored once by the retry; 0 lost, 0 duplicated`,
  )

test.runIf(engine === 'postgres')(
  'no acknowledged check-in is lost or duplicated if the server is killed',
  { timeout: 600_000 },
  async () => {
    const rounds = times(100, 1)
    const url = await freshDatabase()
    const store = await openPostgres(url)
    afterAll(() => store.close())
    const counts = { acknowledged: 0, missing: 0 }
    let server = await start({ DATABASE_URL: url })
    for (const [round, moment] of moments(rounds).entries()) {
      const members = await membersIn(store, round)
      const dying = server
      const first = await afterFailure(server, members, { moment, harm: () => dying.kill() })
      server = await start({ DATABASE_URL: url })
      const again = await Promise.all(members.map(({ token, key }) => checkInAgain(server, token, key)))
      compare(first, again, counts)
    }
    await server.kill()
    await expectOnce(store, rounds * atATime)
    expect(counts.acknowledged + counts.missing).toBe(rounds * atATime)
    expect(counts.acknowledged).toBeGreaterThan(0)
    report('the server was killed (SIGKILL)', rounds, counts)
  },
)

test.runIf(engine === 'postgres' && isFull)(
  'no acknowledged check-in is lost or duplicated if all database connections are dropped',
  { timeout: 600_000 },
  async () => {
    const rounds = times(100, 2)
    const url = await freshDatabase()
    const [store, killer] = [await openPostgres(url), await openPostgres(url)]
    afterAll(async () => void (await Promise.all([store.close(), killer.close()])))
    const counts = { acknowledged: 0, missing: 0 }
    const server = await start({ DATABASE_URL: url })
    for (const [round, moment] of moments(rounds).entries()) {
      const members = await membersIn(store, round)
      const first = await afterFailure(server, members, {
        moment,
        harm: () =>
          killer.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`),
      })
      const again = await Promise.all(members.map(({ token, key }) => checkInAgain(server, token, key)))
      compare(first, again, counts)
    }
    await server.kill()
    await expectOnce(store, rounds * atATime)
    expect(counts.acknowledged + counts.missing).toBe(rounds * atATime)
    expect(counts.acknowledged).toBeGreaterThan(0)
    report('all database connections were ended (pg_terminate_backend)', rounds, counts)
  },
)

test.runIf(engine === 'embedded')(
  'no acknowledged check-in is lost or duplicated if the server is killed together with its embedded database',
  { timeout: 900_000 },
  async () => {
    const rounds = times(100, 1)
    const dataFolder = await mkdtemp(join(tmpdir(), 'hub-kill-'))
    afterAll(() => rm(dataFolder, { recursive: true, force: true }))
    const counts = { acknowledged: 0, missing: 0 }
    const settings = { DATA_FOLDER: dataFolder }
    const open = async (work: (store: Store) => Promise<void>) => {
      const store = await openStore({ dataFolder })
      await work(store)
      await store.close()
    }
    // Create all members before the first round, so that rounds need not open the database.
    const planned: { moment: Moment; members: Awaited<ReturnType<typeof membersIn>> }[] = []
    await open(async (store) => {
      for (const [round, moment] of moments(rounds).entries())
        planned.push({ moment, members: await membersIn(store, round) })
    })
    let server = await start(settings)
    for (const { moment, members } of planned) {
      const dying = server
      const first = await afterFailure(dying, members, { moment, harm: () => dying.kill() })
      server = await start(settings)
      const again = await Promise.all(members.map(({ token, key }) => checkIn(server, token, key)))
      compare(first, again, counts)
    }
    await server.kill()
    await open((store) => expectOnce(store, rounds * atATime))
    expect(counts.acknowledged + counts.missing).toBe(rounds * atATime)
    expect(counts.acknowledged).toBeGreaterThan(0)
    report('the server with its embedded database was killed (SIGKILL)', rounds, counts)
  },
)
