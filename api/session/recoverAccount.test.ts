// Tests account recovery by a code or link. The email or phone that received it is kept, and the member can remove the
// other one.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import {
  addMember,
  askForCode,
  askForLink,
  atOnce,
  countBy,
  dataOf,
  newPhone,
  password,
  signIn,
} from '#tests/support/members.ts'
import { confirmed, newPerson, ticketFor } from '#tests/support/social.ts'
import { auditEntries } from '../audit/tables.ts'
import { members } from '../members/tables.ts'

const api = await testApi()
const newPassword = 'warm canary by the window'

/** Adds a member, and simulates an attacker who knows the password: adds a phone and connects a provider account. */
async function hijacked() {
  const member = await addMember(api, { password })
  const phone = newPhone()
  const proof = { password }
  const { token } = member
  const code = await askForCode(api, phone, 'verify')
  await dataOf(api, 'modifyAccount', { token, body: { account: phone, code, proof } })
  const person = newPerson()
  const ticket = await ticketFor(api, person, { intent: 'bind' })
  await dataOf(api, 'bindAccount', { token, body: { ticket, proof } })
  return { ...member, phone, person }
}

async function recoverByLink(account: string) {
  const token = await askForLink(api, account)
  return await dataOf(api, 'resetNewPass', { body: { token, newPassword } })
}

async function recoverByCode(account: string) {
  const code = await askForCode(api, account, 'recover')
  return await dataOf(api, 'recoverPassword', { body: { account, code, newPassword } })
}

const remove = (ticket = '') => api.call('removeLostAccount', { body: { ticket } })

async function loginByCode(account: string) {
  const code = await askForCode(api, account, 'login').catch(() => '000000')
  return await api.call('loginByCode', { body: { account, code } })
}

test.each([
  ['a link', recoverByLink],
  ['a code', recoverByCode],
])(
  'a recovery by %s disconnects provider accounts and records each removal in the audit log',
  async (_, recover) => {
    const { uid, account, person } = await hijacked()
    await recover(account)
    expect(await confirmed(api, person)).toMatchObject({ next: 'register', session: null })
    const entries = await api.store.db.select().from(auditEntries).where(eq(auditEntries.memberId, uid))
    expect(entries).toContainEqual(
      expect.objectContaining({ what: 'service-unbound', subject: 'service:google', outcome: 'recovery' }),
    )
  },
)

test.each([
  ['a link', recoverByLink],
  ['a code', recoverByCode],
])('a recovery by %s returns the masked phone number and a ticket to remove it', async (_, recover) => {
  const { uid, account, phone } = await hijacked()
  const { other } = await recover(account)
  expect(other).toMatchObject({ kind: 'phone', account: `${phone.slice(0, 3)}•••${phone.slice(-2)}` })
  const stranger = await signIn(api, phone)
  const countBefore = api.messages.length
  expect((await remove(other?.ticket)).code).toBe(200)
  expect(api.messages.slice(countBefore).map(({ to }) => to)).toEqual([account, phone])
  expect((await api.call('checkToken', { token: stranger })).refusal).toBe('TOKEN_REVOKED')
  expect((await loginByCode(phone)).refusal).toBe('CODE_WRONG')
  expect((await loginByCode(account)).code).toBe(200)
  const [row] = await api.store.db.select().from(members).where(eq(members.id, uid))
  expect(row).toMatchObject({ email: account, emailVerified: true, phone: null, phoneVerified: false })
})

test('a recovery by a link to the phone lets the member remove the email', async () => {
  const { account, phone } = await hijacked()
  const { other } = await recoverByLink(phone)
  expect(other?.kind).toBe('email')
  expect((await remove(other?.ticket)).code).toBe(200)
  expect((await loginByCode(account)).refusal).toBe('CODE_WRONG')
  expect((await loginByCode(phone)).code).toBe(200)
})

test('a recovery returns no removal ticket if the member has only an email address', async () => {
  const { account } = await addMember(api, { password })
  expect(await recoverByLink(account)).toEqual({ other: null })
})

test('only one of 5 concurrent requests with the same removal ticket succeeds', async () => {
  const { other } = await recoverByLink((await hijacked()).account)
  expect(countBy(await atOnce(5, () => remove(other?.ticket)))).toEqual({ OK: 1, REVIEW_GONE: 4 })
})

test('a removal ticket expires after ten minutes, or when the account is recovered again', async () => {
  const { account, phone } = await hijacked()
  const first = await recoverByLink(account)
  api.wait(60)
  const second = await recoverByLink(account)
  expect((await remove(first.other?.ticket)).refusal).toBe('REVIEW_GONE')
  api.wait(600)
  expect((await remove(second.other?.ticket)).refusal).toBe('REVIEW_GONE')
  expect((await loginByCode(phone)).code).toBe(200)
})

test('a ticket that verifyCode issued cannot remove a member’s email or phone', async () => {
  const { account, phone } = await hijacked()
  const code = await askForCode(api, account, 'login')
  const { ticket } = await dataOf(api, 'verifyCode', { body: { account, purpose: 'login', code } })
  expect((await remove(ticket)).refusal).toBe('REVIEW_GONE')
  expect((await loginByCode(phone)).code).toBe(200)
})
