// Tests many members and visitors behind one IP address: rate limits count each member and visitor separately.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#generated/operations.ts'
import { openHomes, signInMany } from '#bench/homes.ts'
import { testApi } from '../support/api.ts'
import { engine } from '../support/database.ts'
import { measurement, isFull } from '../support/measurements.ts'
import { startHubProcess, type HubProcess } from '../support/hubProcess.ts'
import { limitedApi } from '../support/limited.ts'
import { atOnce, countBy, lastCode, newAccount, registrationOf } from '../support/members.ts'
import { ask } from './hostile/raw.ts'

/** Sends calls without a session until the network reaches its rate limit for this minute. */
async function exhaustNetwork(origin: string) {
  const call = () => fetch(origin + operations.getGuidance.path)
  const statuses = new Set<number>()
  while (!statuses.has(429)) for (const { status } of await atOnce(50, call)) statuses.add(status)
  expect([...statuses]).toEqual([200, 429])
}

// Full suite only, because the tests of rate limits already cover API calls.
describe.runIf(engine === 'postgres' && isFull)('pages for many people behind one IP address', () => {
  let hub: HubProcess
  beforeAll(async () => {
    hub = await startHubProcess()
  })
  afterAll(() => hub.stop())

  test('all members and visitors behind one IP address receive their pages', async () => {
    const count = 5_000
    const tokens = await signInMany(hub.databaseUrl, count)
    const visitors: undefined[] = Array.from({ length: 500 })
    await exhaustNetwork(hub.origin)
    const { statuses, seconds } = await openHomes(hub.origin, [...tokens, ...visitors])
    measurement(
      '19. Many clients with one IP address',
      `home pages of ${count} members and ${visitors.length} visitors in ${seconds.toFixed(0)} s: statuses ${JSON.stringify(statuses)}`,
    )
    expect(statuses).toEqual({ 200: count + visitors.length })
  })

  test('a member who opens too many pages receives an error page with status 429 and a Retry-After header', async () => {
    const [token = ''] = await signInMany(hub.databaseUrl, 1)
    const { statuses } = await openHomes(
      hub.origin,
      Array.from({ length: 320 }, () => token),
    )
    expect(Object.keys(statuses)).toEqual(['200', '429'])
    const cookies = `Cookie: hub_token=${token}; locale=TH`
    const { status, header, body } = await ask(hub.origin, 'GET /coins?a=1', { headers: [cookies] })
    expect([status, header('Content-Type')]).toEqual([429, 'text/html; charset=utf-8'])
    expect(Number(header('Retry-After'))).toBeGreaterThan(0)
    const page = Buffer.from(body, 'latin1').toString()
    expect(page).toContain('<html lang="th-TH">')
    expect(page).toContain('href="/coins?a=1"')
    expect(
      hub
        .said()
        .split('\n')
        .filter((line) => line.includes('"fault"')),
    ).toEqual([])
  })
})

test('100 visitors behind one IP address can register', async () => {
  const { store } = await testApi()
  const api = await limitedApi(store)
  const caller = { address: '203.0.113.40' }
  const replies = await atOnce(100, async (index) => {
    const headers = { 'Browser-Id': `a-browser-of-its-own-${index}` }
    const account = newAccount()
    await api.call('sendVerifyCode', { body: { account, purpose: 'register' }, headers, caller })
    const code = lastCode(api, account)
    return await api.call('registerByCode', { body: registrationOf(account, code), headers, caller })
  })
  expect(countBy(replies)).toEqual({ OK: 100 })
})
