// How often a caller may call.
import { expect, test } from 'vitest'
import { rateClasses } from '../../generated/operations.ts'
import { testApi } from '../../tests/support/api.ts'
import { addMember, atOnce, countBy } from '../../tests/support/members.ts'
import { openLimits } from './limits.ts'

const { store } = await testApi()
const limitedApi = () => testApi({ store, limits: openLimits() })
const badCode = { account: 'canary@example.com', code: '000000' }

test('a class holds its points and no more, and the refusal says when to come back', async () => {
  const api = await limitedApi()
  const { points, seconds } = rateClasses['sign-in']
  const replies = await atOnce(points + 5, () =>
    api.call('loginByCode', { body: badCode, caller: { address: '192.0.2.1' } }),
  )
  expect(countBy(replies)).toEqual({ CODE_WRONG: points, TOO_MANY_REQUESTS: 5 })
  const wait = Number(replies.findLast(({ status }) => status === 429)?.headers.get('Retry-After'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(seconds)
})

test('an address that went too far does not stop another, nor the calls of another class', async () => {
  const api = await limitedApi()
  const from = (address: string) => api.call('loginByCode', { body: badCode, caller: { address } })
  await atOnce(rateClasses['sign-in'].points + 1, () => from('192.0.2.1'))
  expect((await from('192.0.2.1')).status).toBe(429)
  expect((await from('192.0.2.2')).status).toBe(200)
  expect((await api.call('getIpIsoCode', { caller: { address: '192.0.2.1' } })).status).toBe(200)
})

test('ways to sign in share one limit', async () => {
  const api = await limitedApi()
  const caller = { address: '192.0.2.1' }
  await atOnce(rateClasses['sign-in'].points, () => api.call('loginByCode', { body: badCode, caller }))
  const body = { account: 'canary@example.com', password: 'quiet canary at night' }
  expect((await api.call('login', { body, caller })).status).toBe(429)
})

test('a member is limited wherever she calls from, and nobody else with her', async () => {
  const api = await limitedApi()
  const [mine, other] = [await addMember(api), await addMember(api)]
  const call = (token: string, address: string) =>
    api.call('checkIn', { token, path: { game: 'normalCheckIn' }, caller: { address } })
  await atOnce(rateClasses.write.points, (index) => call(mine.token, `192.0.2.${index}`))
  expect((await call(mine.token, '198.51.100.1')).status).toBe(429)
  expect((await call(other.token, '192.0.2.1')).status).toBe(200)
})

test('malformed calls count too', async () => {
  const api = await limitedApi()
  const replies = await atOnce(rateClasses.code.points + 1, () =>
    api.call('sendVerifyCode', { rawBody: '{' }),
  )
  expect(countBy(replies)).toEqual({ BAD_REQUEST: rateClasses.code.points, TOO_MANY_REQUESTS: 1 })
})
