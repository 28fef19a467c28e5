// Limits over three servers of one hub hold as over one, also once one of them was killed and started again.
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '../../api/store/postgres.ts'
import type { OperationId } from '../../api/http/operation.ts'
import { requestOf, testApi } from '../support/api.ts'
import { refusalOf } from '../support/contract.ts'
import { engine, freshDatabase } from '../support/database.ts'
import { startHubProcess, type HubProcess } from '../support/hubProcess.ts'
import { pointsOf } from '../support/limited.ts'
import { addMember, newAccount, password } from '../support/members.ts'

const purposes = ['login', 'register', 'recover', 'confirm', 'verify'] as const
let asked = 0

/** Calls from an address and a browser of its own. @returns the refusal's name */
async function call({ origin }: HubProcess, id: OperationId, body: object) {
  asked += 1
  const headers = { 'Browser-Id': `a-browser-of-its-own-${asked}`, 'X-Forwarded-For': `198.51.100.${asked}` }
  const { code } = Object(await (await fetch(requestOf(id, { body, headers }, origin))).json())
  return refusalOf(Number(code)) ?? 'OK'
}

const askForCode = (hub: HubProcess, account: string) =>
  call(hub, 'sendVerifyCode', { account, purpose: purposes[asked % purposes.length] })

const tryPassword = (hub: HubProcess, account: string, typed: string) =>
  call(hub, 'login', { account, password: typed })

/** So many of them, by one server after the other. */
async function inTurns(
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

const some = (count: number, refusal: string) => Array.from({ length: count }, () => refusal)

describe.runIf(engine === 'postgres')('three servers on one PostgreSQL', () => {
  let environment: Record<string, string>
  let hubs: HubProcess[]
  const start = () => startHubProcess(environment)

  beforeAll(async () => {
    environment = { DATABASE_URL: await freshDatabase(), TRUST_PROXY: 'on' }
    hubs = await Promise.all([start(), start(), start()])
  }, 120_000)
  afterAll(() => Promise.all(hubs.map((hub) => hub.stop())))

  /** Ends the first of them as a power cut would, and starts another in its place. */
  async function restart() {
    hubs[0]?.signal('SIGKILL')
    await hubs[0]?.stop()
    hubs[0] = await start()
  }

  test('send a phone four codes, and no other after one was killed', { timeout: 120_000 }, async () => {
    const phone = '+66812345678'
    const points = pointsOf('message', 'phone')
    const ask = (hub: HubProcess) => askForCode(hub, phone)
    expect(await inTurns(hubs, 12, ask)).toEqual([
      ...some(points, 'OK'),
      ...some(12 - points, 'TOO_MANY_REQUESTS'),
    ])
    await restart()
    expect(await inTurns(hubs, 3, ask)).toEqual(some(3, 'TOO_MANY_REQUESTS'))

    const client = new Client({ connectionString: environment.DATABASE_URL })
    await client.connect()
    const { rows } = await client.query(
      'select count(*)::int as count from verify_codes where account = $1',
      [phone],
    )
    await client.end()
    expect(rows).toEqual([{ count: points }])
  })

  test('count wrong passwords of an account together, and the right one passes', async () => {
    const store = await openPostgres(environment.DATABASE_URL ?? '')
    const { account } = await addMember(await testApi({ store }), { account: newAccount(), password })
    await store.close()
    const guess = (hub: HubProcess) => tryPassword(hub, account, 'not the password of anybody')
    const points = pointsOf('sign-in', 'account')
    expect(await inTurns(hubs, points + 3, guess)).toEqual([
      ...some(points, 'CREDENTIALS_WRONG'),
      ...some(3, 'TOO_MANY_REQUESTS'),
    ])
    expect(await inTurns(hubs, 3, (hub) => tryPassword(hub, account, password))).toEqual(some(3, 'OK'))
  })
})
