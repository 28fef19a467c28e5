// Tests rate limits against guessed passwords and floods of messages, from many IP addresses, from one shared IP
// address, and against accounts of other members.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { openLimits, smsLimit, withSmsPerDay, type Limits } from '#api/app/rateLimits/limits.ts'
import { openMemoryCounter } from '#api/rateLimits/store/memory.ts'
import { networkOf } from '#api/http/network.ts'
import { testApi, type Api } from '#tests/support/api.ts'
import { limitedApi, pointsOf, tryPassword } from '#tests/support/limited.ts'
import { measurement, isFull } from '#tests/support/measurements.ts'
import {
  addMember,
  atOnce,
  countBy,
  lastCode,
  newAccount,
  password,
  registerMember,
} from '#tests/support/members.ts'

const open = await testApi()
const { store } = open
const [mine, stranger] = ['the-members-own-browser', 'the-browser-of-a-stranger']

const browserHeaders = (browser: string) => ({ headers: { 'Browser-Id': browser } })
const askFor = (api: Api, account: string, browser: string) =>
  api.call('sendVerifyCode', { body: { account, purpose: 'login' }, ...browserHeaders(browser) })
const enter = (api: Api, account: string, { code, browser }: { code: string; browser: string }) =>
  api.call('loginByCode', { body: { account, code }, ...browserHeaders(browser) })

/**
 * Tries a wrong code from an IP address. It counts like a wrong password, but is faster, because it needs no password
 * hash.
 */
const guess = (api: Api, account: string, address: string) =>
  api.call('loginByCode', { body: { account, code: '000000' }, caller: { address } })

test('wrong passwords for one account are limited across all IP addresses, and the correct password is still accepted', async () => {
  const { account } = await registerMember(open, { password })
  const api = await limitedApi(store)
  const replies = []
  for (let index = 0; index < 80; index += 1)
    replies.push(await tryPassword(api, account, { address: `198.51.100.${index}` }))
  expect(countBy(replies)).toEqual({ CREDENTIALS_WRONG: 10, TOO_MANY_REQUESTS: 70 })
  expect(
    (await tryPassword(api, account, { address: '198.51.100.200', typed: password })).refusal,
  ).toBeUndefined()
  expect(
    (await tryPassword(api, account, { address: '198.51.100.1', typed: password })).refusal,
  ).toBeUndefined()
})

test('80 concurrent wrong passwords are limited like sequential wrong passwords', async () => {
  const api = await limitedApi(store)
  const account = newAccount()
  const counts = countBy(
    await atOnce(80, (index) => tryPassword(api, account, { address: `198.51.100.${index}` })),
  )
  expect(counts).toEqual({ CREDENTIALS_WRONG: 10, TOO_MANY_REQUESTS: 70 })
})

test('the correct password is accepted from a shared IP address that has exceeded its rate limit', async () => {
  const { account } = await registerMember(open, { password })
  const api = await limitedApi(store)
  const address = '203.0.113.7'
  const points = pointsOf('sign-in', 'address')
  for (let index = 0; index < points; index += 1) await guess(api, `other${index}@example.com`, address)
  expect((await tryPassword(api, 'other@example.com', { address })).refusal).toBe('TOO_MANY_REQUESTS')
  expect((await tryPassword(api, account, { address })).refusal).toBe('TOO_MANY_REQUESTS')
  expect((await tryPassword(api, account, { address, typed: password })).refusal).toBeUndefined()
})

test.runIf(isFull)('the addresses of an IPv6 /64, in any notation, count as one caller', async () => {
  const api = await limitedApi(store)
  const from = (address: string, index: number) => guess(api, `six${index}@example.com`, address)
  const points = pointsOf('sign-in', 'address')
  for (let index = 0; index < points; index += 1) await from(`2001:db8:0:1::${index.toString(16)}`, index)
  expect((await from('2001:0DB8:0000:0001:ffff::1', 1)).refusal).toBe('TOO_MANY_REQUESTS')
  expect((await from('2001:db8:0:2::1', 2)).refusal).toBe('CODE_WRONG')
})

test.each([
  ['without rate limits', open],
  ['with all rate limits', await limitedApi(store)],
])('a member can sign in by code although an attacker makes 12 calls for the account, %s', async (_, api) => {
  const { account } = await registerMember(open)
  for (let time = 0; time < 2; time += 1) {
    await askFor(api, account, stranger)
    const body = { account, purpose: 'login', code: '000000' }
    for (let wrongly = 0; wrongly < 5; wrongly += 1)
      await api.call('verifyCode', { body, ...browserHeaders(stranger) })
    expect((await askFor(api, account, mine)).refusal).toBeUndefined()
    expect(
      (await enter(api, account, { code: lastCode(api, account), browser: mine })).refusal,
    ).toBeUndefined()
    api.wait(61)
  }
})

test('a member can sign in by code although the same IP address sends 50 wrong codes concurrently', async () => {
  const { account } = await registerMember(open)
  const api = await limitedApi(store)
  await askFor(api, account, stranger)
  await atOnce(50, () => enter(api, account, { code: '000000', browser: stranger }))
  expect((await askFor(api, account, mine)).refusal).toBeUndefined()
  expect((await enter(api, account, { code: lastCode(api, account), browser: mine })).refusal).toBeUndefined()
})

test('messages to one phone number are limited across browsers, IP addresses and purposes', async () => {
  const api = await limitedApi(store)
  const account = '+66812345678'
  const purposes = ['login', 'register', 'recover', 'confirm', 'verify'] as const
  const ask = async (address: string, index: number) => {
    const purpose = purposes[index % purposes.length]
    const headers = { 'Browser-Id': `a-browser-of-its-own-${index}` }
    return await api.call('sendVerifyCode', { body: { account, purpose }, headers, caller: { address } })
  }
  const countBefore = api.messages.length
  for (let index = 0; index < 10; index += 1) await ask('192.0.2.1', index)
  expect(api.messages.length - countBefore).toBe(pointsOf('message', 'address', 'phone'))
  // Check that the owner of the phone can still request messages after one caller has exceeded its limit.
  expect((await ask('192.0.2.2', 20)).refusal).toBeUndefined()
  for (let index = 30; index < 60; index += 1) await ask(`198.51.100.${index}`, index)
  expect(api.messages.length - countBefore).toBe(pointsOf('message', 'phone'))
})

test('messages to one phone number are limited across all ways to write the number', async () => {
  const api = await limitedApi(store)
  const forms = ['+66812345679', '+660812345679']
  const countBefore = api.messages.length
  for (let index = 0; index < 30; index += 1) {
    const body = { account: forms[index % 2], purpose: 'register' }
    const headers = { 'Browser-Id': `a-browser-of-its-own-${index}` }
    await api.call('sendVerifyCode', { body, headers, caller: { address: `198.51.100.${index}` } })
  }
  expect(api.messages.length - countBefore).toBe(pointsOf('message', 'phone'))
})

test('no more text messages are sent after the daily limit of all networks, but emails are still sent', async () => {
  const ceiling = 5
  const limits = openLimits(0, (limit) => openMemoryCounter(withSmsPerDay(ceiling)(limit)))
  const api = await testApi({ store, limits })
  const ask = (account: string, index: number) =>
    api.call('sendVerifyCode', {
      body: { account, purpose: 'register' },
      caller: { address: `198.51.${index}.1` },
    })
  const replies = []
  for (let index = 0; index < 8; index += 1) replies.push(await ask(`+6681555000${index}`, index))
  expect(countBy(replies)).toEqual({ OK: ceiling, TOO_MANY_REQUESTS: 3 })
  expect(Number(replies.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(86_000)
  expect(JSON.parse(api.logged.at(-1) ?? '')).toMatchObject({ level: 40, limit: smsLimit })
  expect((await ask(newAccount(), 9)).refusal).toBeUndefined()
})

test('invented tokens are rate limited, and a valid token from the same IP address is still accepted', async () => {
  let looked = 0
  const limits = openLimits(0)
  const counting: Limits = (caller, call, refusedIn) =>
    limits(caller, () => ((looked += caller.rate === 'token' ? 1 : 0), call()), refusedIn)
  const api = await testApi({ store, limits: counting })
  const { token } = await addMember(api)
  const check = (bearer: string) =>
    api.call('checkToken', { token: bearer, caller: { address: '203.0.113.9' } })
  const points = pointsOf('token', 'address')
  const replies = await atOnce(points + 660, (index) => check(`invented-token-${index}`))
  expect(countBy(replies)).toEqual({ TOKEN_MISSING: points, TOO_MANY_REQUESTS: 660 })
  // Allow a few more lookups than the limit: concurrent calls beyond the limit may wait and look up their tokens one
  // after the other.
  expect(looked).toBeLessThan(points + 20)
  expect((await check(token)).refusal).toBeUndefined()
})

/** Returns the heap of this process after a garbage collection, in MiB. */
function heapSize() {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function')
    throw new Error('Node.js exposes no garbage collector: run it with --expose-gc.')
  Reflect.apply(collect, undefined, [])
  return process.memoryUsage().heapUsed / 1_048_576
}

/** Maximum number of keys that a counter stores, and the number of addresses in the test, which is ten times larger. */
const [remembered, all] = [20_000, 200_000]

test.runIf(isFull)(
  'the memory for rate-limit counters hardly grows after the first 20,000 IP addresses',
  async () => {
    const limits = openLimits(0)
    const from = async (index: number) => {
      const [high, low] = [index >> 8, index & 255]
      const address =
        index % 2 ? `2001:db8:${high.toString(16)}:${low}::1` : `10.${high >> 8}.${high & 255}.${low}`
      const network = networkOf(address)
      const subject = { address: network, account: `canary${index}@example.com` }
      for (const rate of ['sign-in', 'message'] as const) await limits({ rate, ...subject }, async () => {})
    }
    const before = heapSize()
    for (let index = 0; index < remembered; index += 1) await from(index)
    const filled = heapSize()
    for (let index = remembered; index < all; index += 1) await from(index)
    const after = heapSize()
    measurement(
      '12. Hostile bodies',
      `rate-limit counters of ${remembered} IP addresses use ${(filled - before).toFixed(1)} MiB, those of ${all} IP addresses ${(after - before).toFixed(1)} MiB`,
    )
    // Allow for some growth, because deleted entries leave gaps in the maps.
    expect(after - before).toBeLessThan(1.5 * (filled - before))
  },
)

test('returning a point to a rate-limit counter that was evicted grants no additional point', async () => {
  const counter = openMemoryCounter({ points: 1, seconds: 60 })
  await counter.take('mine')
  for (let index = 0; index < 20_000; index += 1) await counter.take(`other ${index}`)
  await counter.giveBack('mine')
  expect(await counter.take('mine')).toBeUndefined()
  expect(await counter.take('mine')).toBeGreaterThan(0)
})
