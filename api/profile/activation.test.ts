// Tests the emailed link that verifies an email address.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { activationToken } from '#tests/support/cases/profile.ts'
import { addMember, atOnce, countBy, dataOf, type TestMember } from '#tests/support/members.ts'
import { members } from '../members/tables.ts'
import { activations } from './tables.ts'

const api = await testApi()

const look = (token: string, server = api) => server.call('activate', { query: { token } })
const confirm = (token: string, server = api) => server.call('confirmActivation', { body: { token } })
const isVerified = async ({ token }: TestMember) =>
  (await dataOf(api, 'getUserInfo', { token })).emailVerified

test('activate returns the purpose of a link and the masked email address, without verifying the address', async () => {
  const member = await addMember(api)
  const token = await activationToken(api, member)
  const details = {
    purpose: 'verifyEmail',
    account: 'c•••@example.com',
    state: 'open',
    expiresAt: '2026-11-22T03:00:00.000Z',
  }
  for (const _ of [1, 2]) expect((await look(token)).data).toEqual(details)
  expect(await isVerified(member)).toBe(false)
})

test('confirmActivation verifies the email without a session, and 10 concurrent calls return the same result', async () => {
  const member = await addMember(api)
  const token = await activationToken(api, member)
  const replies = await atOnce(10, () => confirm(token))
  expect(countBy(replies)).toEqual({ OK: 10 })
  expect(replies[0]?.data).toMatchObject({ state: 'done' })
  expect((await look(token)).data).toMatchObject({ state: 'done' })
  expect(await isVerified(member)).toBe(true)
})

test('an activation link expires after one day', async () => {
  const ownApi = await testApi({ store: api.store })
  const member = await addMember(ownApi)
  const token = await activationToken(ownApi, member)
  ownApi.wait(86_400 - 0.001)
  expect((await look(token, ownApi)).data).toMatchObject({ state: 'open' })
  ownApi.wait(0.001)
  expect((await look(token, ownApi)).data).toMatchObject({ state: 'expired' })
  expect((await confirm(token, ownApi)).refusal).toBe('LINK_EXPIRED')
  expect(await isVerified(member)).toBe(false)
})

test('a new activation link replaces the older link, and can be requested at most once a minute', async () => {
  const ownApi = await testApi({ store: api.store })
  const member = await addMember(ownApi)
  const first = await activationToken(ownApi, member)
  const early = await ownApi.call('sendActivationMail', { token: member.token })
  expect(early.refusal).toBe('MAIL_WAIT')
  expect(early.data).toEqual({ reasons: [{ code: 'RESEND_AFTER' }], nextDate: '2026-11-21T03:01:00.000Z' })
  ownApi.wait(60)
  const second = await activationToken(ownApi, member)
  expect((await confirm(first, ownApi)).refusal).toBe('LINK_UNKNOWN')
  expect((await confirm(second, ownApi)).code).toBe(200)
})

test('ten concurrent requests for an activation link send one email', async () => {
  const member = await addMember(api)
  await api.store.db.update(members).set({ emailVerified: false }).where(eq(members.id, member.uid))
  const countBefore = api.messages.length
  const replies = await atOnce(10, () => api.call('sendActivationMail', { token: member.token }))
  expect(countBy(replies)).toEqual({ OK: 1, MAIL_WAIT: 9 })
  expect(api.messages.length - countBefore).toBe(1)
})

test('an activation link to a replaced email address is rejected', async () => {
  const member = await addMember(api)
  const token = await activationToken(api, member)
  await api.store.db
    .update(members)
    .set({ email: sql`'canary-new@example.com'` })
    .where(eq(members.id, member.uid))
  for (const reply of [await look(token), await confirm(token)]) expect(reply.refusal).toBe('LINK_UNKNOWN')
  expect(await isVerified(member)).toBe(false)
})

test.each(['en', 'id', 'th', 'vn'])(
  'the activation email is sent in %s, and only the hash of its token is stored',
  async (language) => {
    const member = await addMember(api)
    await api.store.db.update(members).set({ emailVerified: false }).where(eq(members.id, member.uid))
    await dataOf(api, 'sendActivationMail', { token: member.token, language })
    const mail = api.messages.at(-1)
    expect(mail?.to).toBe(member.account)
    const token = new URL(String(mail?.link), 'http://hub.test').searchParams.get('token') ?? ''
    const rows = await api.store.db.select().from(activations).where(eq(activations.memberId, member.uid))
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(api.logged.join('\n')).not.toContain(token)
  },
)
