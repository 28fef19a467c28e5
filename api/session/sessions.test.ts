// Tests the list of a member's sessions, and remote sign-out.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import {
  addMember,
  askForCode,
  atOnce,
  countBy,
  dataOf,
  password,
  registerMember,
  signIn,
} from '#tests/support/members.ts'
import { openSession } from './members.ts'
import { valueAt } from '#shared/unknown.ts'

const api = await testApi()
const body = { proof: { password } }
const list = (token: string, query: Record<string, string> = {}) =>
  dataOf(api, 'listSessions', { token, query })

test('listSessions returns each sign-in with its device and country, newest first', async () => {
  const { account, token } = await registerMember(api, { password })
  api.wait(60)
  const caller = { device: 'Chrome, Android', country: 'TH' }
  await dataOf(api, 'login', { body: { account, password }, caller })
  api.wait(60)
  const code = await askForCode(api, account, 'login')
  const last = { device: 'Safari, iPhone', country: 'VN' }
  const { token: newest } = await dataOf(api, 'loginByCode', { body: { account, code }, caller: last })
  const { items, nextCursor } = await list(newest)
  expect(items.map(({ device, countryCode, current }) => [device, countryCode, current])).toEqual([
    ['Safari, iPhone', 'VN', true],
    ['Chrome, Android', 'TH', false],
    [null, null, false],
  ])
  expect(nextCursor).toBeNull()
  expect(items[0]?.createdAt).toBe(api.clock.now.toISOString())
  expect((await list(token)).items.map(({ current }) => current)).toEqual([false, false, true])
})

test('listSessions returns each session only once, even across pages', async () => {
  const { uid, token } = await addMember(api)
  for (let count = 0; count < 6; count += 1)
    await openSession(api.store.db, uid, { now: api.clock.now, by: 'password' })
  const ids: string[] = []
  let cursor: string | null | undefined
  do {
    const page = await list(token, { limit: '3', ...(cursor && { cursor }) })
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor)
  expect(ids).toHaveLength(7)
  expect(ids).toEqual([...new Set(ids)].toSorted().toReversed())
})

test('listSessions omits ended sessions, expired sessions and sessions of other members', async () => {
  const { account, token } = await registerMember(api)
  await registerMember(api)
  const ended = await signIn(api, account)
  await api.call('logout', { token: ended })
  expect((await list(token)).items).toHaveLength(1)
  api.wait(20 * 86_400 - 1)
  const later = await signIn(api, account)
  api.wait(1)
  expect((await list(later)).items).toHaveLength(1)
})

test('revokeSession ends the selected session and no other session', async () => {
  const { account, token } = await registerMember(api, { password })
  const other = await signIn(api, account)
  const { items } = await list(token)
  const id = items.find(({ current }) => !current)?.id ?? ''
  await dataOf(api, 'revokeSession', { token, path: { id }, body })
  expect((await api.call('checkToken', { token: other })).refusal).toBe('TOKEN_REVOKED')
  expect((await api.call('checkToken', { token })).code).toBe(200)
  expect((await api.call('revokeSession', { token, path: { id }, body })).status).toBe(404)
})

test('revokeSession rejects the session of another member', async () => {
  const [mine, other] = [await registerMember(api, { password }), await registerMember(api, { password })]
  const id = (await list(other.token)).items[0]?.id ?? ''
  expect((await api.call('revokeSession', { token: mine.token, path: { id }, body })).status).toBe(404)
  expect((await api.call('checkToken', { token: other.token })).code).toBe(200)
})

test('revokeSession can end the current session', async () => {
  const { token } = await registerMember(api, { password })
  const id = (await list(token)).items[0]?.id ?? ''
  await dataOf(api, 'revokeSession', { token, path: { id }, body })
  expect((await api.call('checkToken', { token })).refusal).toBe('TOKEN_REVOKED')
})

test('concurrent revokeOtherSessions calls end each session and count it only once', async () => {
  const { account, uid, token } = await registerMember(api, { password })
  const other = await signIn(api, account)
  await openSession(api.store.db, uid, { now: api.clock.now, by: 'password' })
  const replies = await atOnce(10, () => api.call('revokeOtherSessions', { token, body }))
  expect(countBy(replies)).toEqual({ OK: 10 })
  expect(replies.reduce((sum, { data }) => sum + Number(valueAt(data, 'ended')), 0)).toBe(2)
  expect((await api.call('checkToken', { token: other })).refusal).toBe('TOKEN_REVOKED')
  expect((await api.call('checkToken', { token })).code).toBe(200)
})

test('a re-authentication is valid for ten minutes in the same session only', async () => {
  const { account, token } = await registerMember(api, { password })
  const other = await signIn(api, account)
  const end = (of: string, proofBody: object = {}) =>
    api.call('revokeOtherSessions', { token: of, body: proofBody }).then(({ refusal }) => refusal)
  expect(await end(token)).toBe('PROOF_NEEDED')
  expect(await end(token, { proof: { password: 'not the password' } })).toBe('PASSWORD_WRONG')
  expect(await end(token)).toBe('PROOF_NEEDED')
  expect((await api.call('checkToken', { token: other })).code).toBe(200)

  await dataOf(api, 'exportData', { token: other, body: { ...body, format: 'json' } })
  expect(await end(token)).toBe('PROOF_NEEDED')
  expect(await end(token, body)).toBeUndefined()
  const late = await signIn(api, account)
  const { id } = (await list(late)).items.find(({ current }) => current) ?? { id: '' }
  api.wait(599)
  await dataOf(api, 'revokeSession', { token, path: { id }, body: {} })
  api.wait(1)
  expect(await end(token)).toBe('PROOF_NEEDED')
})
