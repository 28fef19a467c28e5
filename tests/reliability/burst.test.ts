// Simulates a traffic peak over HTTP on the built server: within ten seconds thousands of members check in and enter a
// raffle, on one server and on two servers with the same database. Every tenth member sends the check-in twice. No
// request fails and no action counts twice.
import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPostgres } from '#api/store/postgres.ts'
import type { Store } from '#api/store/store.ts'
import { ALREADY_CHECKED_IN } from '#generated/codes.ts'
import { operations } from '#generated/operations.ts'
import { valueAt } from '#shared/unknown.ts'
import { testApi, type Api } from '../support/api.ts'
import { engine } from '../support/database.ts'
import { measurement, isFull, times } from '../support/measurements.ts'
import { startHubProcess, type HubProcess } from '../support/hubProcess.ts'
import { addMember, atOnce, type TestMember } from '../support/members.ts'
import { responseTo } from '../support/responseTo.ts'

const many = times(2000, 40)
/** Time in ms over which the check-ins are spread: 200 per second. */
const within = many * 5
const environment = { TRUST_PROXY: 'on', LOG_LEVEL: 'error' }

type Reply = { status: number; code: number; milliseconds: number }

describe.runIf(engine === 'postgres')('a burst of requests over HTTP', () => {
  /**
   * Agent that shares connections between callers, like a proxy in front of the servers; callers wait for a free
   * connection.
   */
  let agent: Agent
  // Create another agent for each burst: a server closes idle connections, possibly at the moment of the next request.
  beforeEach(() => void (agent = new Agent({ keepAlive: true, maxSockets: 64 })))
  afterEach(() => agent.destroy())
  let hubs: HubProcess[] = []
  let store: Store
  let api: Api
  beforeAll(async () => {
    hubs = [await startHubProcess(environment)]
    store = await openPostgres(hubs[0]!.databaseUrl)
    // Use the real time, as the server does.
    api = Object.assign(await testApi({ store }), { clock: { now: new Date() } })
  })
  afterAll(async () => {
    await store?.close()
    for (const hub of hubs) await hub.stop()
  })

  async function ask(
    hub: HubProcess,
    operation: 'checkIn' | 'enterRaffle',
    { token, index, body }: { token: string; index: number; body?: object },
  ): Promise<Reply> {
    const startedAt = performance.now()
    const path = operations[operation].path.replace('{game}', 'normalCheckIn')
    const sending = request(hub.origin + path, {
      agent,
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': 'application/json' }),
        'X-Forwarded-For': `10.8.${Math.floor(index / 250)}.${(index % 250) + 1}`,
      },
    })
    sending.end(body && JSON.stringify(body))
    const answer = await responseTo(sending)
    const code = Number(valueAt(await json(answer), 'code'))
    return { status: answer.statusCode ?? 0, code, milliseconds: performance.now() - startedAt }
  }

  // The quick suite runs only the test with two servers, which covers the cases of one server too.
  test.each(isFull ? [1, 2] : [2])(
    'thousands of check-ins and raffle entries within ten seconds on %i server(s) cause no errors and no duplicates',
    async (servers) => {
      const [first] = hubs
      while (hubs.length < servers)
        hubs.push(await startHubProcess({ ...environment, DATABASE_URL: first!.databaseUrl }))
      const members: TestMember[] = []
      while (members.length < many) members.push(...(await atOnce(20, () => addMember(api))))
      const before = await counts()

      const startedAt = performance.now()
      const outcomes = await atOnce(many, async (index) => {
        const member = members[index]!
        const hub = hubs[index % servers]!
        await pause((index * within) / many)
        const [checkIn, again] = await Promise.all([
          ask(hub, 'checkIn', { token: member.token, index }),
          // Repeat the check-in with another idempotency key, as if from another window. With two servers, send the
          // repetition to the other server.
          index % 10 === 0
            ? ask(hubs[(index + 1) % servers]!, 'checkIn', { token: member.token, index })
            : undefined,
        ])
        const raffle = await ask(hub, 'enterRaffle', {
          token: member.token,
          index,
          body: { activityType: 'AUG00004' },
        })
        return { checkIns: again ? [checkIn, again] : [checkIn], raffle }
      })
      const seconds = (performance.now() - startedAt) / 1000

      const checkIns = outcomes.flatMap((each) => each.checkIns)
      const raffles = outcomes.map(({ raffle }) => raffle)
      expect([...checkIns, ...raffles].filter(({ status }) => status !== 200)).toEqual([])
      const codes = (all: Reply[], code: number) => all.filter((each) => each.code === code).length
      expect([codes(checkIns, 200), codes(checkIns, ALREADY_CHECKED_IN)]).toEqual([many, many / 10])
      expect(codes(raffles, 200)).toBe(many)
      const after = await counts()
      expect(after.checkIns - before.checkIns).toBe(many)
      expect(after.entries - before.entries).toBe(many)
      // Check that each member has 5 coins for the check-in and 10 coins for the raffle.
      expect(after).toMatchObject({ purses: [15], sum: 0 })
      const requestCount = checkIns.length + raffles.length
      measurement(
        'Burst',
        `${servers} server${servers > 1 ? 's on one database' : ''}: ${many} members checked in and entered a raffle within ${within / 1000} s: ${requestCount} calls in ${seconds.toFixed(1)} s, check-in ${waited(checkIns)}, raffle ${waited(raffles)}; 0 errors, 0 duplicates`,
      )
    },
  )

  async function counts() {
    const { rows } = await store.db.execute<
      Record<'checkIns' | 'entries' | 'sum', string> & { purses: string[] }
    >(sql`
      select (select count(*) from check_ins) as "checkIns", (select count(*) from raffle_entries) as entries,
        (select coalesce(sum(amount), 0) from ledger_postings) as sum,
        (select coalesce(array_agg(distinct balance::text), '{}') from ledger_accounts
          where member_id is not null and currency = 'coins') as purses`)
    const [row] = rows
    return {
      checkIns: Number(row?.checkIns),
      entries: Number(row?.entries),
      sum: Number(row?.sum),
      purses: row?.purses.map(Number) ?? [],
    }
  }
})

/** Formats the median and the 99th percentile of the waiting times. */
function waited(answers: Reply[]): string {
  const sorted = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0)
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`
}
