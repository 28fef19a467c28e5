// Tests rate limits with three servers of one hub: the limits are the same as with one server, even after one is killed
// and restarted.
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '#api/store/postgres.ts'
import type { OperationId } from '#shared/protocol/operation.ts'
import { requestOf, testApi } from '../support/api.ts'
import { refusalOf } from '../support/contract.ts'
import { engine, freshDatabase } from '../support/database.ts'
import { startHubProcess, type HubProcess } from '../support/hubProcess.ts'
import { isFull } from '../support/measurements.ts'
import { pointsOf } from '../support/limited.ts'
import { addMember, newAccount, password } from '../support/members.ts'
import { hasValkey, startValkey } from '../support/valkey.ts'
import { valueAt } from '#shared/unknown.ts'

const purposes = ['login', 'register', 'recover', 'confirm', 'verify'] as const
let callCount = 0

/** Calls an operation from a unique IP address and browser. @returns the name of the business error */
async function call({ origin }: HubProcess, id: OperationId, body: object) {
  callCount += 1
  const headers = {
    'Browser-Id': `a-browser-of-its-own-${callCount}`,
    'X-Forwarded-For': `198.51.100.${callCount}`,
  }
  const answer = await fetch(requestOf(id, { body, headers }, origin))
  return refusalOf(Number(valueAt(await answer.json(), 'code'))) ?? 'OK'
}

const askForCode = (hub: HubProcess, account: string) =>
  call(hub, 'sendVerifyCode', { account, purpose: purposes[callCount % purposes.length] })

const tryPassword = (hub: HubProcess, account: string, typed: string) =>
  call(hub, 'login', { account, password: typed })

/** Sends `count` calls, each to the next server in turn. */
async function alternating(
  hubs: readonly HubProcess[],
  count: number,
  ask: (hub: HubProcess) => Promise<string>,
) {
  const refusals: string[] = []
  for (const hub of Array.from({ length: Math.ceil(count / hubs.length) }, () => hubs)
    .flat()
    .slice(0, count))
    refusals.push(await ask(hub))
  return refusals
}

const repeated = (count: number, refusal: string) => Array.from({ length: count }, () => refusal)

const wrong = 'not the password of anybody'

const places = ['PostgreSQL', ...(hasValkey ? ['Valkey'] : [])]

// Full suite only: starting three servers takes a while. api/rateLimits/store tests the same behavior of the counters
// alone.
describe.runIf(engine === 'postgres' && isFull).each(places)(
  'three servers that store rate-limit counters in %s',
  (counterStore) => {
    let environment: Record<string, string>
    let valkey: Awaited<ReturnType<typeof startValkey>> | undefined
    let hubs: HubProcess[]
    const start = () => startHubProcess(environment)

    beforeAll(async () => {
      environment = { DATABASE_URL: await freshDatabase(), TRUST_PROXY: 'on' }
      valkey = counterStore === 'Valkey' ? await startValkey() : undefined
      if (valkey) environment.VALKEY_URL = valkey.url
      hubs = [await start(), ...(await Promise.all([start(), start()]))]
    })
    afterAll(async () => {
      await Promise.all(hubs.map((hub) => hub.stop()))
      await valkey?.stop()
    })

    /** Kills the first server and starts another in its place. */
    async function restart() {
      hubs[0]?.signal('SIGKILL')
      await hubs[0]?.stop()
      hubs[0] = await start()
    }

    async function newMember() {
      const store = await openPostgres(environment.DATABASE_URL ?? '')
      const { account } = await addMember(await testApi({ store }), { account: newAccount(), password })
      await store.close()
      return account
    }

    test('three servers together send at most four codes to a phone, even after one was killed', async () => {
      const phone = '+66812345678'
      const points = pointsOf('message', 'phone')
      const ask = (hub: HubProcess) => askForCode(hub, phone)
      expect(await alternating(hubs, 12, ask)).toEqual([
        ...repeated(points, 'OK'),
        ...repeated(12 - points, 'TOO_MANY_REQUESTS'),
      ])
      await restart()
      expect(await alternating(hubs, 3, ask)).toEqual(repeated(3, 'TOO_MANY_REQUESTS'))

      const client = new Client({ connectionString: environment.DATABASE_URL })
      await client.connect()
      const { rows } = await client.query(
        'select count(*)::int as count from verify_codes where account = $1',
        [phone],
      )
      await client.end()
      expect(rows).toEqual([{ count: points }])
    })

    test('three servers count wrong passwords of an account together, and accept the correct password', async () => {
      const account = await newMember()
      const points = pointsOf('sign-in', 'account')
      expect(await alternating(hubs, points + 3, (hub) => tryPassword(hub, account, wrong))).toEqual([
        ...repeated(points, 'CREDENTIALS_WRONG'),
        ...repeated(3, 'TOO_MANY_REQUESTS'),
      ])
      expect(await alternating(hubs, 3, (hub) => tryPassword(hub, account, password))).toEqual(
        repeated(3, 'OK'),
      )
    })

    test.runIf(counterStore === 'Valkey')(
      'servers count calls separately while Valkey is unavailable, and together after it recovers',
      async () => {
        const linesWith = (word: string) => hubs.map((hub) => hub.said().split(word).length - 1)
        const points = pointsOf('message', 'phone')
        await valkey?.kill()
        const refusals = await alternating(hubs, 3 * points + 3, (hub) => askForCode(hub, '+66898765432'))
        expect(refusals).toEqual([...repeated(3 * points, 'OK'), ...repeated(3, 'TOO_MANY_REQUESTS')])
        await expect.poll(() => linesWith('"valkey_unavailable"')).toEqual([1, 1, 1])

        await valkey?.start()
        await expect.poll(() => linesWith('"valkey_recovered"')).toEqual([1, 1, 1])
        expect(await alternating(hubs, points + 2, (hub) => askForCode(hub, '+66887654321'))).toEqual([
          ...repeated(points, 'OK'),
          ...repeated(2, 'TOO_MANY_REQUESTS'),
        ])
      },
    )
  },
)
