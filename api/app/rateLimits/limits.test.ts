// Tests that rate limits reject calls of a caller who exceeds a limit, and do not affect other callers.
import { expect, test } from 'vitest'
import { operations, rateClasses } from '#generated/operations.ts'
import { isFull } from '#tests/support/measurements.ts'
import { requestOf, testApi } from '#tests/support/api.ts'
import { callsOfRender } from '#api/server/pages/renderCalls.ts'
import { limitedApi, pointsOf, tryPassword } from '#tests/support/limited.ts'
import { addMember, atOnce, countBy, newAccount, password, registerMember } from '#tests/support/members.ts'

const open = await testApi()
const { store } = open

test('a rate class allows its limit of calls, then returns 429 with Retry-After, and does not affect other callers', async () => {
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
  // Sends one call from another address and one call of another rate class. Neither counts against this limit.
  expect((await api.call('loginInit', { caller: { address: '192.0.2.2' } })).status).toBe(200)
  const body = { provider: 'google', intent: 'signIn', redirect: '/' }
  const path = { provider: 'google' }
  expect((await api.call('oauthLogin', { body, path, caller })).status).not.toBe(429)
  // Calls with a valid token count against the limit of the member, even if the operation is open to visitors. Calls
  // with an invalid token count against the limit of the address.
  const guidance = async (bearer?: string) =>
    (await api.call('getGuidance', { token: bearer, caller })).refusal
  expect(await guidance()).toBe('TOO_MANY_REQUESTS')
  expect(await guidance('a-token-that-nobody-has')).toBe('TOO_MANY_REQUESTS')
  expect(await guidance(token)).toBeUndefined()
})

test.runIf(isFull)('correct passwords do not count against the sign-in limit per address', async () => {
  // Uses four accounts, because each account has a separate limit.
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

test('the limit per member counts calls from all addresses, and does not affect other members', async () => {
  const api = await limitedApi(store)
  const [mine, other] = [await addMember(api), await addMember(api)]
  const call = (token: string, address: string) =>
    api.call('checkIn', { token, path: { game: 'normalCheckIn' }, caller: { address } })
  await atOnce(pointsOf('write', 'member'), (index) => call(mine.token, `192.0.2.${index}`))
  expect((await call(mine.token, '198.51.100.1')).status).toBe(429)
  expect((await call(other.token, '192.0.2.1')).status).toBe(200)
})

test('malformed calls count against the limit of their rate class', async () => {
  const api = await limitedApi(store)
  const points = pointsOf('message', 'address')
  const replies = await atOnce(points + 1, () => api.call('sendVerifyCode', { rawBody: '{' }))
  expect(countBy(replies)).toEqual({ BAD_REQUEST: points, TOO_MANY_REQUESTS: 1 })
})

test('the rate classes `sign-in` and `message` have daily limits per address and per account', () => {
  for (const rate of ['sign-in', 'message'] as const)
    for (const by of ['address', 'account'])
      expect(rateClasses[rate].limits.map((limit) => `${limit.by.join()} ${limit.seconds}`)).toContain(
        `${by} 86400`,
      )
})

test('a page render counts once for its member or network, and API reads during the render are not counted', async () => {
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
  // The number of seconds until the next minute depends on how long the page renders took.
  const isLeft: unknown = expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 60)
  await expect(visit(token)).rejects.toMatchObject({ refusal: 'TOO_MANY_REQUESTS', retryAfter: isLeft })
  await atOnce(ofVisitors - 1, () => visit(null))
  const read = await visit('a-token-that-nobody-has')
  await expect(visit('a-token-that-nobody-has')).rejects.toMatchObject({ refusal: 'TOO_MANY_REQUESTS' })
  const reads = await atOnce(pointsOf('read', 'visitors') + 1, () => read(requestOf('loginInit', {})))
  expect(reads.filter(({ status }) => status !== 200)).toEqual([])
})

test('openClaimCode shares the rate class of redeemClaimCode, so that calling both allows no additional guesses of a code', () => {
  expect(operations.openClaimCode.rate).toBe('seldom')
  expect(operations.redeemClaimCode.rate).toBe(operations.openClaimCode.rate)
})
