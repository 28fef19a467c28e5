// Tests sessions: how long they are valid, to which member they belong, and how they end.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { atOnce, dataOf, registerMember, signIn } from '#tests/support/members.ts'

const api = await testApi()
const day = 86_400

test('checkToken returns the member and the expiry of the session', async () => {
  const { uid, token } = await registerMember(api)
  const expiresAt = new Date(api.clock.now.getTime() + 20 * day * 1000).toISOString()
  expect(await dataOf(api, 'checkToken', { token })).toEqual({ uid, expiresAt })
})

test('a session that is used regularly expires 20 days after the sign-in', async () => {
  const { uid, token } = await registerMember(api)
  for (const days of [10, 9]) {
    api.wait(days * day)
    expect(await dataOf(api, 'checkToken', { token })).toMatchObject({ uid })
  }
  api.wait(day - 1)
  expect(await dataOf(api, 'checkToken', { token })).toMatchObject({ uid })
  api.wait(1)
  const reply = await api.call('checkToken', { token })
  expect([reply.status, reply.code]).toEqual([401, 10001002])
})

test.each([0, 3])('a session that was last used on day %i expires 14 days later', async (lastUsed) => {
  const { uid, token, account } = await registerMember(api)
  api.wait(lastUsed * day)
  expect(await dataOf(api, 'getUserInfo', { token })).toMatchObject({ uid })
  api.wait(14 * day - 1)
  const now = await signIn(api, account)
  expect((await dataOf(api, 'listSessions', { token: now })).items).toHaveLength(2)
  api.wait(1)
  expect((await dataOf(api, 'listSessions', { token: now })).items).toHaveLength(1)
  const reply = await api.call('checkToken', { token })
  expect([reply.status, reply.code]).toEqual([401, 10001002])
})

test('the expiry of a session is updated at most once an hour, however often the session is used', async () => {
  const { token } = await registerMember(api)
  /** Returns the version of each session row in the database, which changes with each update. */
  const versions = async () =>
    JSON.stringify(await api.store.db.execute(sql`select id, xmin::text from sessions order by id`))
  const use = () => atOnce(10, () => dataOf(api, 'checkToken', { token }))
  const before = await versions()
  api.wait(3599)
  await use()
  expect(await versions()).toBe(before)
  api.wait(1)
  await use()
  const after = await versions()
  expect(after).not.toBe(before)
  api.wait(3599)
  await use()
  expect(await versions()).toBe(after)
})

test('logout ends only the current session, immediately', async () => {
  const { uid, token, account } = await registerMember(api)
  const other = await signIn(api, account)
  const reply = await api.call('logout', { token })
  expect(reply.text).toBe('{"code":200,"message":"OK"}')

  const refused = await api.call('checkToken', { token })
  expect([refused.status, refused.code]).toEqual([401, 10001003])
  expect(await dataOf(api, 'checkToken', { token: other })).toMatchObject({ uid })
})

test('a second logout with the same token is rejected', async () => {
  const { token } = await registerMember(api)
  await api.call('logout', { token })
  expect((await api.call('logout', { token })).refusal).toBe('TOKEN_REVOKED')
})

test('getUserInfo returns the data of the member to whom the token belongs', async () => {
  const [first, second] = [await registerMember(api), await registerMember(api)]
  expect((await dataOf(api, 'getUserInfo', { token: first.token })).uid).toBe(first.uid)
  expect((await dataOf(api, 'getUserInfo', { token: second.token })).uid).toBe(second.uid)
})

test('each session has a different token of 256 bits', async () => {
  const { account, token } = await registerMember(api)
  const other = await signIn(api, account)
  expect(Buffer.from(token, 'base64url').byteLength).toBe(32)
  expect(other).not.toBe(token)
})

test('the Bearer scheme is accepted in any letter case', async () => {
  const { uid, token } = await registerMember(api)
  for (const scheme of ['Bearer', 'bearer', 'BEARER'])
    expect(
      (await api.call('checkToken', { headers: { Authorization: `${scheme} ${token}` } })).data,
    ).toMatchObject({ uid })
})

test.each([
  ['no token', {}],
  ['an empty header', { Authorization: '' }],
  ['the scheme alone', { Authorization: 'Bearer' }],
  ['garbage', { Authorization: 'Bearer %%%' }],
  ['a very long one', { Authorization: `Bearer ${'x'.repeat(8_000)}` }],
  ['two tokens', { Authorization: 'Bearer one two' }],
  ['SQL', { Authorization: `Bearer '||1=1--` }],
])('checkToken rejects an Authorization header with %s', async (_, headers) => {
  const reply = await api.call('checkToken', { headers })
  expect([reply.status, reply.code]).toEqual([401, 10001002])
})

test('a session token with another authorization scheme is rejected', async () => {
  const { token } = await registerMember(api)
  for (const value of [`Basic ${token}`, `Token ${token}`, token])
    expect((await api.call('checkToken', { headers: { Authorization: value } })).refusal).toBe(
      'TOKEN_MISSING',
    )
})

test('a session token in the query string is ignored', async () => {
  const { token } = await registerMember(api)
  const reply = await api.call('checkToken', { query: { token, APPTOKEN: token } })
  expect(reply.refusal).toBe('TOKEN_MISSING')
})
