// Freezes the database during requests: every request gets a response within seconds, the readiness probe fails, and
// the hub recovers with all acknowledged writes once the database resumes.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWhenReady, startPostgres } from '#scripts/postgres.ts'
import { operations } from '#generated/operations.ts'
import type { Store } from '#api/store/store.ts'
import { testApi } from '../support/api.ts'
import { engine } from '../support/database.ts'
import { measurement, isFull } from '../support/measurements.ts'
import { freeze } from '../support/frozenPostgres.ts'
import { startHubProcess, type HubProcess } from '../support/hubProcess.ts'
import { addMember, atOnce, type TestMember } from '../support/members.ts'

/** Duration in seconds of the freeze, and of the requests before and after it. */
const frozenSeconds = 60
const marginSeconds = 10
const withinSeconds = 5
/** Number of concurrent requests; larger than the number of the hub's database connections. */
const atATime = 30
const checkIn = operations.checkIn.path.replace('{game}', 'normalCheckIn')

type Options = { method?: string; headers?: Record<string, string> }
type Answer = { request: string; at: number; seconds: number; status: number; retryAfter: string | null }

// Full suite only: api/store/watch.test.ts tests the same behavior on the store alone.
describe.runIf(engine === 'postgres' && isFull)('requests while the database is frozen', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let store: Store
  let hub: HubProcess
  let people: TestMember[] = []
  beforeAll(async () => {
    postgres = await startPostgres()
    const databaseUrl = `${postgres.url}/postgres`
    store = await openWhenReady(databaseUrl)
    hub = await startHubProcess({ DATABASE_URL: databaseUrl, TRUST_PROXY: 'on', LOG_LEVEL: 'error' })
    // Use the real time, as the server does.
    const api = Object.assign(await testApi({ store }), { clock: { now: new Date() } })
    for (let count = 0; count < 2_000; count += 20)
      people = [...people, ...(await atOnce(20, () => addMember(api)))]
  })
  afterAll(async () => {
    await hub?.stop()
    await store?.close()
    await postgres?.stop()
  })

  test('every request gets a response while the database is frozen, and no acknowledged write is lost', async () => {
    const answers: Answer[] = []
    const over = new AbortController()
    /** Sends a request and records its result; times out after 90 s. */
    const ask = async (
      kind: string,
      path: string,
      { index, options = {} }: { index: number; options?: Options },
    ) => {
      const at = performance.now()
      const headers = { 'X-Forwarded-For': `10.9.${index % 250}.1`, ...options.headers }
      const signal = AbortSignal.timeout(90_000)
      const response = await fetch(hub.origin + path, { ...options, headers, signal })
      await response.text()
      const seconds = (performance.now() - at) / 1_000
      const retryAfter = response.headers.get('Retry-After')
      answers.push({ request: kind, at, seconds, status: response.status, retryAfter })
      return response.status
    }
    const acknowledged = new Set<string>()
    const waiting = people.values()
    /**
     * Checks in members one after the other, and retries each check-in with the same idempotency key until it is
     * acknowledged.
     */
    const press = async (worker: number) => {
      for (const { uid, token } of waiting) {
        const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': `${uid}-presses-this-once` }
        while (!over.signal.aborted) {
          if (
            (await ask('check-in', checkIn, { index: worker, options: { method: 'POST', headers } })) === 200
          ) {
            acknowledged.add(uid)
            break
          }
          await pause(250)
        }
        if (over.signal.aborted) return
        await pause(1_000)
      }
    }
    const [reader] = people
    const Cookie = `hub_token=${reader?.token}`
    const repeat = async (kind: string, path: string, headers: Record<string, string>) => {
      for (let index = 0; !over.signal.aborted; index += 1) {
        await ask(kind, path, { index, options: { headers } })
        await pause(250)
      }
    }
    const pressing = [
      ...Array.from({ length: atATime }, (_, worker) => press(worker)),
      repeat('page', '/address', { Cookie, Accept: 'text/html' }),
      repeat('read', operations.getUserInfo.path, { Authorization: `Bearer ${reader?.token}` }),
      repeat('health', '/health', {}),
      repeat('ready', '/ready', {}),
    ]

    await pause(marginSeconds * 1_000)
    const frozenAt = performance.now()
    const goOn = freeze(postgres.pid)
    await pause(frozenSeconds * 1_000).finally(goOn)
    const wentOnAt = performance.now()
    await pause((marginSeconds + withinSeconds) * 1_000)
    over.abort()
    await Promise.all(pressing)

    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
    const refused = answers.filter(
      ({ status, request: kind }) => status === 503 && !['health', 'ready'].includes(kind),
    )
    expect(refused.filter(({ retryAfter }) => retryAfter === null)).toEqual([])
    expect(new Set(refused.map(({ request: kind }) => kind))).toEqual(new Set(['check-in', 'page', 'read']))
    // For requests that were pending at the freeze, measure the waiting time from the time of the freeze.
    const slowest = Math.max(
      ...answers
        .filter(({ at, seconds }) => at + seconds * 1_000 > frozenAt)
        .map(({ at, seconds }) => seconds - Math.max(0, frozenAt - at) / 1_000),
    )
    expect(slowest).toBeLessThan(withinSeconds)
    const ofProbe = answers.filter(({ request: kind }) => kind === 'ready')
    const off = secondsUntil(ofProbe, frozenAt, 503)
    const on = secondsUntil(ofProbe, wentOnAt, 200)
    const back = ['check-in', 'page', 'read'].map((kind) =>
      secondsUntil(
        answers.filter((answer) => answer.request === kind),
        wentOnAt,
        200,
      ),
    )
    for (const seconds of [off, on, ...back]) expect(seconds).toBeLessThan(withinSeconds)
    const lastRefused = Math.max(...answers.filter(({ status }) => status === 503).map(({ at }) => at))
    expect((lastRefused - wentOnAt) / 1_000).toBeLessThan(withinSeconds)
    // Check that some writes were acknowledged before the freeze and some after it.
    expect(acknowledged.size).toBeGreaterThan(atATime)

    const { rows } = await store.db.execute<{ uid: string; times: number }>(sql`
      select a.member_id as uid, count(*) as times from ledger_transactions t
        join ledger_postings p on p.transaction_id = t.id join ledger_accounts a on a.id = p.account_id
       where a.member_id is not null and a.currency = 'coins' group by 1`)
    const grantCounts = new Map(rows.map(({ uid, times: granted }) => [uid, granted]))
    expect([...acknowledged].filter((uid) => !grantCounts.has(uid))).toEqual([])
    expect([...grantCounts.values()].filter((granted) => granted !== 1)).toEqual([])
    measurement(
      '23. Database',
      `PostgreSQL frozen for ${frozenSeconds} s under ${atATime} concurrent callers: ${answers.length} responses, the slowest after ${slowest.toFixed(1)} s, ${refused.length} of them with status 503; /ready returned 503 ${off.toFixed(1)} s after the freeze and 200 ${on.toFixed(1)} s after its end; all kinds of requests succeeded ${Math.max(...back).toFixed(1)} s after its end; ${acknowledged.size} writes were acknowledged, 0 lost, 0 duplicated`,
    )
  })
})

/**
 * Returns the seconds from the given time to the first response with the given status, counting only requests sent
 * after that time.
 */
function secondsUntil(answers: Answer[], moment: number, status: number): number {
  const first = answers.find((answer) => answer.at >= moment && answer.status === status)
  return first ? (first.at + first.seconds * 1_000 - moment) / 1_000 : Infinity
}
