// How often operations may be called: who is stopped, and who never is.
import { expect, test } from 'vitest'
import { rateClasses } from '../../../generated/operations.ts'
import { testApi } from '../../../tests/support/api.ts'
import { limitedApi, pointsOf, tryPassword } from '../../../tests/support/limited.ts'
import { addMember, atOnce, countBy, password, registerMember } from '../../../tests/support/members.ts'

const open = await testApi()
const { store } = open

test('a class holds its points and no more, and the refusal says when to come back', async () => {
  const api = await limitedApi(store)
  const [{ points, seconds }] = rateClasses.read.limits
  const replies = await atOnce(points + 5, () => api.call('loginInit', { caller: { address: '192.0.2.1' } }))
  expect(countBy(replies)).toEqual({ OK: points, TOO_MANY_REQUESTS: 5 })
  const wait = Number(replies.findLast(({ status }) => status === 429)?.headers.get('Retry-After'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(seconds)
})

test('an address that went too far does not stop another, nor the calls of another class', async () => {
  const api = await limitedApi(store)
  const init = (address: string) => api.call('loginInit', { caller: { address } })
  await atOnce(pointsOf('read', 'caller') + 1, () => init('192.0.2.1'))
  expect((await init('192.0.2.1')).status).toBe(429)
  expect((await init('192.0.2.2')).status).toBe(200)
  const body = { provider: 'google', intent: 'signIn', redirect: '/' }
  const path = { provider: 'google' }
  expect((await api.call('oauthLogin', { body, path, caller: { address: '192.0.2.1' } })).status).not.toBe(
    429,
  )
})

test('the right password costs nothing: nobody uses up the address by signing in', async () => {
  const { account } = await registerMember(open, { password })
  const api = await limitedApi(store)
  const points = pointsOf('sign-in', 'address')
  for (let index = 0; index < points - 5; index += 1)
    expect((await tryPassword(api, account, '203.0.113.8', password)).refusal).toBeUndefined()
  expect((await tryPassword(api, account, '203.0.113.8')).refusal).toBe('CREDENTIALS_WRONG')
})

test('a member is limited wherever they call from, and nobody else with them', async () => {
  const api = await limitedApi(store)
  const [mine, other] = [await addMember(api), await addMember(api)]
  const call = (token: string, address: string) =>
    api.call('checkIn', { token, path: { game: 'normalCheckIn' }, caller: { address } })
  await atOnce(pointsOf('write', 'caller'), (index) => call(mine.token, `192.0.2.${index}`))
  expect((await call(mine.token, '198.51.100.1')).status).toBe(429)
  expect((await call(other.token, '192.0.2.1')).status).toBe(200)
})

test('malformed calls count too', async () => {
  const api = await limitedApi(store)
  const points = pointsOf('message', 'address')
  const replies = await atOnce(points + 1, () => api.call('sendVerifyCode', { rawBody: '{' }))
  expect(countBy(replies)).toEqual({ BAD_REQUEST: points, TOO_MANY_REQUESTS: 1 })
})

test('limits hold for a day as well', () => {
  for (const rate of ['sign-in', 'message'] as const)
    for (const by of ['address', 'account'])
      expect(rateClasses[rate].limits.map((limit) => `${limit.by.join()} ${limit.seconds}`)).toContain(
        `${by} 86400`,
      )
})
