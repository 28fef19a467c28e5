// Tests sign-ins to accounts that were unused for 180 days. If such an account has another sign-in method, a code sent
// to the phone must not be sufficient.
import { accountOf } from '#tests/support/accounts.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { detailOf, testApi } from '#tests/support/api.ts'
import { addUnused } from '#tests/support/cases/account.ts'
import { newPerson, ticketFor } from '#tests/support/social.ts'
import {
  addMember,
  askForCode,
  askForLink,
  dataOf,
  lastCode,
  newPhone,
  password,
  type TestMember,
} from '#tests/support/members.ts'
import { entriesOf } from '../audit/entries.ts'
import { waitingMessages } from '../integrations/tables.ts'
import { members } from '../members/tables.ts'
import { sessions } from './tables.ts'
import { otherProofs } from './unusedAccounts.ts'

const api = await testApi()
const { db } = api.store
const day = 86_400
const newPassword = 'warm canary by the window'

const change = async ({ uid }: TestMember, set: Partial<typeof members.$inferInsert>) =>
  await db.update(members).set(set).where(eq(members.id, uid))
const byCode = async (account: string) =>
  await api.call('loginByCode', { body: { account, code: await askForCode(api, account, 'login') } })

describe('otherProofs', () => {
  const now = new Date('2026-11-21T03:00:00.000Z')
  const before = (days: number) => new Date(now.getTime() - days * day * 1000)
  const all = { hasPassword: true, hasPasskey: true, email: 'mali@example.com', now }
  const none = { hasPassword: false, hasPasskey: false, email: null, now }
  test.each([
    {
      name: 'a phone unused for 180 days',
      account: '+66812345678',
      days: 180,
      proofs: all,
      codes: ['HAS_PASSWORD', 'HAS_PASSKEY', 'HAS_EMAIL'],
    },
    { name: 'a phone unused for 179 days', account: '+66812345678', days: 179, proofs: all, codes: [] },
    { name: 'an email unused for 180 days', account: 'mali@example.com', days: 180, proofs: all, codes: [] },
    {
      name: 'a phone without another sign-in method',
      account: '+66812345678',
      days: 400,
      proofs: none,
      codes: [],
    },
    {
      name: 'a phone with a password',
      account: '+66812345678',
      days: 400,
      proofs: { ...none, hasPassword: true },
      codes: ['HAS_PASSWORD'],
    },
    {
      name: 'a phone with a passkey',
      account: '+66812345678',
      days: 400,
      proofs: { ...none, hasPasskey: true },
      codes: ['HAS_PASSKEY'],
    },
    {
      name: 'a phone with an email',
      account: '+66812345678',
      days: 400,
      proofs: { ...none, email: 'a@b.co' },
      codes: ['HAS_EMAIL'],
    },
  ])('otherProofs returns the sign-in methods required for $name', ({ account, days, proofs, codes }) => {
    expect(otherProofs(account, before(days), proofs).map(({ code }) => code)).toEqual(codes)
  })
})

test('for an account with a password that was unused for 180 days, a phone code is rejected and the password is accepted', async () => {
  const { account } = await addMember(api, { account: newPhone(), password })
  api.wait(180 * day)
  const reply = await byCode(account)
  expect(reply.refusal).toBe('OTHER_PROOF_NEEDED')
  expect(detailOf(reply)).toEqual({ reasons: [{ code: 'HAS_PASSWORD' }] })
  expect((await api.call('login', { body: { account, password } })).code).toBe(200)
  expect((await byCode(account)).code).toBe(200)
})

test('a phone code is accepted for an account that was unused for 179 days', async () => {
  const member = await addMember(api, { account: newPhone(), password })
  api.wait(10 * day)
  await dataOf(api, 'getUserInfo', member)
  api.wait(179 * day)
  expect((await byCode(member.account)).code).toBe(200)
})

test('a phone code is accepted for an unused account without another sign-in method', async () => {
  const { account } = await addMember(api, { account: newPhone() })
  api.wait(300 * day)
  expect((await byCode(account)).code).toBe(200)
})

test('an email code is accepted for an account that was unused for 300 days', async () => {
  const { account } = await addMember(api, { password })
  api.wait(300 * day)
  expect((await byCode(account)).code).toBe(200)
})

test('a rejected phone code of an unused account is used up and audited, and the response contains the masked email that is notified', async () => {
  const member = await addUnused(api)
  const email = accountOf(`${member.uid.slice(-12)}@example.com`)
  await change(member, { email, emailVerified: true })
  const { account } = member
  const code = await askForCode(api, account, 'login')
  const reply = await api.call('loginByCode', { body: { account, code } })
  expect(detailOf(reply)).toEqual({
    reasons: [{ code: 'HAS_PASSWORD' }, { code: 'HAS_EMAIL' }],
    maskedAddress: `${email[0]}•••@example.com`,
  })
  expect((await api.call('loginByCode', { body: { account, code } })).refusal).toBe('CODE_WRONG')
  const entries = await entriesOf(db, { memberId: member.uid, what: 'phone-code-rejected' }, 10)
  expect(entries).toHaveLength(1)
  const waiting = await db.select().from(waitingMessages).where(eq(waitingMessages.receiver, email))
  expect(waiting).toMatchObject([{ memberId: member.uid, receiver: email }])
  expect((await byCode(email)).code).toBe(200)
})

test('an unverified email does not count as another sign-in method', async () => {
  const member = await addUnused(api)
  await change(member, { email: accountOf(`${member.uid.slice(-12)}@example.org`), passwordHash: null })
  expect((await byCode(member.account)).code).toBe(200)
})

test.each<[string, (member: TestMember) => Promise<{ refusal?: string | undefined }>]>([
  [
    'a ticket for a phone code',
    async ({ account }) => {
      const code = await askForCode(api, account, 'login')
      const { ticket } = await dataOf(api, 'verifyCode', { body: { account, purpose: 'login', code } })
      return await api.call('loginByCode', { body: { account, code: ticket } })
    },
  ],
  [
    'a recovery with a phone code',
    async ({ account }) => {
      const code = await askForCode(api, account, 'recover')
      return await api.call('recoverPassword', { body: { account, code, newPassword } })
    },
  ],
  [
    'a recovery link that was sent to the phone',
    async ({ account }) =>
      await api.call('resetNewPass', { body: { token: await askForLink(api, account), newPassword } }),
  ],
  [
    'undoing a deletion with a phone code',
    async ({ account }) => {
      const code = await askForCode(api, account, 'login')
      return await api.call('undoDisable', { body: { account, proof: { code } } })
    },
  ],
  [
    'linking a provider account with a phone code',
    async ({ account }) => {
      const ticket = await ticketFor(api, newPerson())
      await dataOf(api, 'socialSendMailCode', { body: { ticket, account } })
      return await api.call('socialVerifyMailCode', { body: { ticket, code: lastCode(api, account) } })
    },
  ],
])('%s opens no session for an unused account', async (_, open) => {
  const member = await addUnused(api)
  const opened = await db.$count(sessions, eq(sessions.memberId, member.uid))
  expect((await open(member)).refusal).toBe('OTHER_PROOF_NEEDED')
  expect(await db.$count(sessions, eq(sessions.memberId, member.uid))).toBe(opened)
  expect((await api.call('login', { body: { account: member.account, password } })).code).toBe(200)
})

test('if a member has no last_seen_at and no sessions, the last sign-in in the audit log counts as the last use', async () => {
  const member = await addMember(api, { account: newPhone(), password })
  await db.delete(sessions).where(eq(sessions.memberId, member.uid))
  const long = new Date(api.clock.now.getTime() - 400 * day * 1000)
  await change(member, { lastSeenAt: null, createdAt: long })
  expect((await byCode(member.account)).code).toBe(200)
  await db.delete(sessions).where(eq(sessions.memberId, member.uid))
  await change(member, { lastSeenAt: null })
  api.wait(180 * day)
  expect((await byCode(member.account)).refusal).toBe('OTHER_PROOF_NEEDED')
})

test('a wrong code gets the same response for an unused account as for an account that does not exist', async () => {
  const { account } = await addUnused(api)
  const replies = await Promise.all(
    [account, newPhone()].map((each) => api.call('loginByCode', { body: { account: each, code: '000000' } })),
  )
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
})

test('lastSeenAt is updated at most once a day', async () => {
  const member = await addMember(api)
  const readLastSeen = async () =>
    (await db.select({ at: members.lastSeenAt }).from(members).where(eq(members.id, member.uid)))[0]?.at
  const first = api.clock.now
  await dataOf(api, 'getUserInfo', member)
  expect(await readLastSeen()).toEqual(first)
  api.wait(day - 1)
  await dataOf(api, 'getUserInfo', member)
  expect(await readLastSeen()).toEqual(first)
  api.wait(1)
  await dataOf(api, 'getUserInfo', member)
  expect(await readLastSeen()).toEqual(api.clock.now)
})
