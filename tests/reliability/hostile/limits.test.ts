// Guessing and flooding: from many addresses, from one that many share, and in the name of others.
import { expect, test } from 'vitest'
import { rateClasses } from '../../../generated/operations.ts'
import { openLimits, type Limits, type RateName } from '../../../api/serve/limits.ts'
import { testApi, type Api } from '../../support/api.ts'
import {
  addMember,
  atOnce,
  countBy,
  lastCode,
  newAccount,
  password,
  registerMember,
} from '../../support/members.ts'

const open = await testApi()
const { store } = open
/** Without pauses: what is held here is who passes, not when. */
const limitedApi = () => testApi({ store, limits: openLimits(0) })
const notHers = 'not the password of anybody'
const [mine, stranger] = ['the-members-own-browser', 'the-browser-of-a-stranger']

const named = (browser: string) => ({ headers: { 'Browser-Id': browser } })
const askFor = (api: Api, account: string, browser: string) =>
  api.call('sendVerifyCode', { body: { account, purpose: 'login' }, ...named(browser) })
const enter = (api: Api, account: string, code: string, browser: string) =>
  api.call('loginByCode', { body: { account, code }, ...named(browser) })

/** The points of the first limit of a class that goes by this. */
function pointsOf(rate: RateName, ...by: string[]): number {
  const limit = rateClasses[rate].limits.find((one) => one.by.join() === by.join())
  if (!limit) throw new Error(`No limit of ${rate} goes by ${by.join()}`)
  return limit.points
}

const signIn = (api: Api, account: string, address: string, typed = notHers) =>
  api.call('login', { body: { account, password: typed }, caller: { address } })

test('wrong passwords for one account are refused, from however many addresses, and the right one passes', async () => {
  const { account } = await registerMember(open, { password })
  const api = await limitedApi()
  const replies = []
  for (let index = 0; index < 80; index += 1) replies.push(await signIn(api, account, `198.51.100.${index}`))
  expect(countBy(replies)).toEqual({ CREDENTIALS_WRONG: 10, TOO_MANY_REQUESTS: 70 })
  expect((await signIn(api, account, '198.51.100.200', password)).refusal).toBeUndefined()
  expect((await signIn(api, account, '198.51.100.1', password)).refusal).toBeUndefined()
})

test('of 80 at once no more are let in either', async () => {
  const api = await limitedApi()
  const account = newAccount()
  const counts = countBy(await atOnce(80, (index) => signIn(api, account, `198.51.100.${index}`)))
  expect(counts).toEqual({ CREDENTIALS_WRONG: 10, TOO_MANY_REQUESTS: 70 })
})

test('behind one carrier’s address whoever has the right password passes, whatever the others do', async () => {
  const { account } = await registerMember(open, { password })
  const api = await limitedApi()
  const address = '203.0.113.7'
  const points = pointsOf('sign-in', 'address')
  for (let index = 0; index < points; index += 1) await signIn(api, `other${index}@example.com`, address)
  expect((await signIn(api, 'other@example.com', address)).refusal).toBe('TOO_MANY_REQUESTS')
  expect((await signIn(api, account, address)).refusal).toBe('TOO_MANY_REQUESTS')
  expect((await signIn(api, account, address, password)).refusal).toBeUndefined()
})

test('one IPv6 /64 is one caller, in whatever way it is written', async () => {
  const api = await limitedApi()
  const from = (address: string, index: number) => signIn(api, `six${index}@example.com`, address)
  const points = pointsOf('sign-in', 'address')
  for (let index = 0; index < points; index += 1) await from(`2001:db8:0:1::${index.toString(16)}`, index)
  expect((await from('2001:0DB8:0000:0001:ffff::1', 1)).refusal).toBe('TOO_MANY_REQUESTS')
  expect((await from('2001:db8:0:2::1', 2)).refusal).toBe('CREDENTIALS_WRONG')
})

test.each([
  ['without limits', open],
  ['with every limit in force', await limitedApi()],
])('six calls of a stranger, twice, keep nobody from signing in by a code, %s', async (_, api) => {
  const { account } = await registerMember(open)
  for (let time = 0; time < 2; time += 1) {
    await askFor(api, account, stranger)
    const body = { account, purpose: 'login', code: '000000' }
    for (let wrongly = 0; wrongly < 5; wrongly += 1)
      await api.call('verifyCode', { body, ...named(stranger) })
    expect((await askFor(api, account, mine)).refusal).toBeUndefined()
    expect((await enter(api, account, lastCode(api, account), mine)).refusal).toBeUndefined()
    api.wait(61)
  }
})

test('nor do fifty guesses at once, from the same address', async () => {
  const { account } = await registerMember(open)
  const api = await limitedApi()
  await askFor(api, account, stranger)
  await atOnce(50, () => enter(api, account, '000000', stranger))
  expect((await askFor(api, account, mine)).refusal).toBeUndefined()
  expect((await enter(api, account, lastCode(api, account), mine)).refusal).toBeUndefined()
})

test('a phone is sent few messages, whoever asks, from wherever and for whatever', async () => {
  const api = await limitedApi()
  const account = '+66812345678'
  const purposes = ['login', 'register', 'recover', 'confirm', 'verify'] as const
  const ask = async (address: string, index: number) => {
    const purpose = purposes[index % purposes.length]
    const headers = { 'Browser-Id': `a-browser-of-its-own-${index}` }
    return await api.call('sendVerifyCode', { body: { account, purpose }, headers, caller: { address } })
  }
  const sent = api.messages.length
  for (let index = 0; index < 10; index += 1) await ask('192.0.2.1', index)
  expect(api.messages.length - sent).toBe(pointsOf('message', 'address', 'phone'))
  // One who asks too often leaves a message for whoever holds the phone.
  expect((await ask('192.0.2.2', 20)).refusal).toBeUndefined()
  for (let index = 30; index < 60; index += 1) await ask(`198.51.100.${index}`, index)
  expect(api.messages.length - sent).toBe(pointsOf('message', 'phone'))
})

test('invented tokens are not looked up for ever, and a real one is, also from that address', async () => {
  let looked = 0
  const limits = openLimits(0)
  const counting: Limits = (rate, who, call, refusedIn) =>
    limits(rate, who, () => ((looked += rate === 'token' ? 1 : 0), call()), refusedIn)
  const api = await testApi({ store, limits: counting })
  const { token } = await addMember(api)
  const check = (bearer: string) =>
    api.call('checkToken', { token: bearer, caller: { address: '203.0.113.9' } })
  const replies = await atOnce(780, (index) => check(`invented-token-${index}`))
  const points = pointsOf('token', 'address')
  expect(countBy(replies)).toEqual({ TOKEN_MISSING: points, TOO_MANY_REQUESTS: 780 - points })
  // Those beyond the limit that found a place to wait at, one after the other.
  expect(looked).toBeLessThan(points + 20)
  expect((await check(token)).refusal).toBeUndefined()
})
