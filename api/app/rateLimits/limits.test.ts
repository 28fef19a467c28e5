// Tests rate limits: which callers they reject, and which they never affect.
import { expect, test } from 'vitest'
import { operations, rateClasses } from '#generated/operations.ts'
import { isFull } from '#tests/support/figures.ts'
import { requestOf, testApi } from '#tests/support/api.ts'
import { callsOfRender } from '#api/server/pages/renderCalls.ts'
import { limitedApi, pointsOf, tryPassword } from '#tests/support/limited.ts'
import { addMember, atOnce, countBy, newAccount, password, registerMember } from '#tests/support/members.ts'

const open = await testApi()
const { store } = open

test('a class allows its points and no more, answers Retry-After beyond, and does not affect other callers', async () => {
  const api = await limitedApi(store)
  const points = pointsOf('read', 'visitors')
  const { seconds } = rateClasses.read.limits[1]
  const caller = { address: '192.0.2.1' }
  const { token } = await addMember(api)
  const replies = await atOnce(points + 5, () => api.call('loginInit', { caller }))
  expect(countBy(replies)).toEqual({ OK: points, TOO_MANY_REQUESTS: 5 })
  const wait = Number(replies.findLast(({ status }) => status === 429)?.headers.get('Retry-After'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(seconds)
  // Another address, and another class of calls.
  expect((await api.call('loginInit', { caller: { address: '192.0.2.2' } })).status).toBe(200)
  const body = { provider: 'google', intent: 'signIn', redirect: '/' }
  const path = { provider: 'google' }
  expect((await api.call('oauthLogin', { body, path, caller })).status).not.toBe(429)
  // Calls of a signed-in member count for the member, also if anyone may call; an invalid token does not.
  const guidance = async (bearer?: string) =>
    (await api.call('getGuidance', { token: bearer, caller })).refusal
  expect(await guidance()).toBe('TOO_MANY_REQUESTS')
  expect(await guidance('a-token-that-nobody-has')).toBe('TOO_MANY_REQUESTS')
  expect(await guidance(token)).toBeUndefined()
})

test.runIf(isFull)('signing in with the right password does not use up the address limit', async () => {
  // Four accounts, because each account has a separate limit.
  const accounts = await atOnce(4, async () => (await registerMember(open, { password })).account)
  const api = await limitedApi(store)
  const perAccount = Math.ceil((pointsOf('sign-in', 'address') + 5) / accounts.length)
  for (const account of accounts)
    for (let index = 0; index < perAccount; index += 1)
      expect(
        (await tryPassword(api, account, { address: '203.0.113.8', typed: password })).refusal,
      ).toBeUndefined()
  expect((await tryPassword(api, newAccount(), { address: '203.0.113.8' })).refusal).toBe('CREDENTIALS_WRONG')
})

test('a member is limited across addresses, without affecting other members', async () => {
  const api = await limitedApi(store)
  const [mine, other] = [await addMember(api), await addMember(api)]
  const call = (token: string, address: string) =>
    api.call('checkIn', { token, path: { game: 'normalCheckIn' }, caller: { address } })
  await atOnce(pointsOf('write', 'member'), (index) => call(mine.token, `192.0.2.${index}`))
  expect((await call(mine.token, '198.51.100.1')).status).toBe(429)
  expect((await call(other.token, '192.0.2.1')).status).toBe(200)
})

test('malformed calls are counted', async () => {
  const api = await limitedApi(store)
  const points = pointsOf('message', 'address')
  const replies = await atOnce(points + 1, () => api.call('sendVerifyCode', { rawBody: '{' }))
  expect(countBy(replies)).toEqual({ BAD_REQUEST: points, TOO_MANY_REQUESTS: 1 })
})

test('the sign-in and message classes have limits per day', () => {
  for (const rate of ['sign-in', 'message'] as const)
    for (const by of ['address', 'account'])
      expect(rateClasses[rate].limits.map((limit) => `${limit.by.join()} ${limit.seconds}`)).toContain(
        `${by} 86400`,
      )
})

test('a page counts for its member or network, and its reads do not count', async () => {
  const api = await limitedApi(store)
  const caller = { address: '192.0.2.10', country: null, device: null }
  const { token } = await addMember(api)
  const visit = async (bearer: string | null) => {
    const page = callsOfRender(api, caller)
    await page.admit(bearer)
    return page.api
  }
  const [ofMember, ofVisitors] = [pointsOf('page', 'member'), pointsOf('page', 'visitors')]
  for (let index = 0; index < ofMember; index += 1) await visit(token)
  // The rest of the minute depends on the duration of the visits.
  const isLeft: unknown = expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 60)
  await expect(visit(token)).rejects.toMatchObject({ refusal: 'TOO_MANY_REQUESTS', retryAfter: isLeft })
  await atOnce(ofVisitors - 1, () => visit(null))
  const read = await visit('a-token-that-nobody-has')
  await expect(visit('a-token-that-nobody-has')).rejects.toMatchObject({ refusal: 'TOO_MANY_REQUESTS' })
  const reads = await atOnce(pointsOf('read', 'visitors') + 1, () => read(requestOf('loginInit', {})))
  expect(reads.filter(({ status }) => status !== 200)).toEqual([])
})

test('openClaimCode has the rate class of redeemClaimCode, so that it allows no additional guesses of a code', () => {
  expect(operations.openClaimCode.rate).toBe('seldom')
  expect(operations.redeemClaimCode.rate).toBe(operations.openClaimCode.rate)
})
