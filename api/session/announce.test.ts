// Tests that each change of a sign-in method is announced to all email addresses and phones that the member had before
// the change.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { authenticator } from '#tests/support/authenticator.ts'
import {
  addMember,
  askForCode,
  askForLink,
  dataOf,
  newAccount,
  newPhone,
  password,
  type TestMember,
} from '#tests/support/members.ts'
import { addPasskey, startAdding } from '#tests/support/passkeys.ts'
import { newPerson, ticketFor } from '#tests/support/social.ts'
import { members } from '../members/tables.ts'

const api = await testApi()
const newPassword = 'warm canary by the window'
const proof = { password }

type Known = TestMember & { phone: string }

async function memberWithBoth(hasPassword = true): Promise<Known> {
  const member = await addMember(api, hasPassword ? { password } : {})
  const phone = newPhone()
  await api.store.db
    .update(members)
    .set({ phone: sql`${phone}`, phoneVerified: true })
    .where(eq(members.id, member.uid))
  return { ...member, phone }
}

async function bind({ token }: TestMember) {
  const ticket = await ticketFor(api, newPerson(), { intent: 'bind' })
  return () => dataOf(api, 'bindAccount', { token, body: { ticket, proof } })
}

/**
 * Functions by the name of a change. Each function requests the one-time codes that the change requires, and returns a
 * function that makes the change.
 */
const changes: Record<string, (member: Known) => Promise<() => Promise<unknown>>> = {
  'a password change':
    async ({ token }) =>
    () =>
      dataOf(api, 'modifyPassword', { token, body: { oldPassword: password, newPassword } }),
  'a password recovery by code': async ({ account }) => {
    const code = await askForCode(api, account, 'recover')
    return () => dataOf(api, 'recoverPassword', { body: { account, code, newPassword } })
  },
  'a password recovery by link': async ({ phone }) => {
    const token = await askForLink(api, phone)
    return () => dataOf(api, 'resetNewPass', { body: { token, newPassword } })
  },
  'an added passkey': async (member) => {
    const body = authenticator().create(await startAdding(api, member))
    return () => dataOf(api, 'addPasskey', { token: member.token, body })
  },
  'a removed passkey': async (member) => {
    const { id } = await addPasskey(api, member)
    return () => dataOf(api, 'removePasskey', { token: member.token, path: { id }, body: { proof } })
  },
  'a connected provider': bind,
  'a provider connected during a sign-in': async ({ account }) => {
    const ticket = await ticketFor(api, newPerson({ email: account }))
    return () => dataOf(api, 'socialVerifyPass', { body: { ticket, password } })
  },
  'a disconnected provider': async (member) => {
    await (
      await bind(member)
    )()
    return () => dataOf(api, 'removeAccount', { token: member.token, body: { provider: 'google', proof } })
  },
  'an email change': async ({ token }) => {
    const account = newAccount()
    const code = await askForCode(api, account, 'verify')
    return () => dataOf(api, 'modifyAccount', { token, body: { account, code, proof } })
  },
  'a phone change': async ({ token }) => {
    const account = newPhone()
    const code = await askForCode(api, account, 'verify')
    return () => dataOf(api, 'modifyAccount', { token, body: { account, code, proof } })
  },
}

test.each(Object.entries(changes))('%s is announced to the member’s email and phone', async (_, prepare) => {
  const member = await memberWithBoth()
  const change = await prepare(member)
  const countBefore = api.messages.length
  await change()
  const receivers = api.messages.slice(countBefore).map(({ to }) => to)
  expect(receivers.toSorted()).toEqual([member.phone, member.account].toSorted())
})

test('a first password is announced to the member’s email and phone', async () => {
  const { account, phone, token } = await memberWithBoth(false)
  const code = await askForCode(api, account, 'confirm')
  const countBefore = api.messages.length
  await dataOf(api, 'modifyOrgPassword', { token, body: { code, newPassword } })
  expect(api.messages.slice(countBefore).map(({ to }) => to)).toEqual([account, phone])
})

test('a first phone is announced to the member’s email, with the phone number masked', async () => {
  const { token, account } = await addMember(api, { password })
  const phone = '+66812345678'
  const code = await askForCode(api, phone, 'verify')
  const countBefore = api.messages.length
  await dataOf(api, 'modifyAccount', { token, body: { account: phone, code, proof } })
  expect(api.messages.slice(countBefore)).toMatchObject([
    { to: account, subject: 'You can now sign in with +66•••78' },
  ])
})

test('a change is announced to the phone of a member without an email', async () => {
  const member = await addMember(api, { account: newPhone(), password })
  const change = await bind(member)
  const countBefore = api.messages.length
  await change()
  expect(api.messages.slice(countBefore).map(({ to }) => to)).toEqual([member.account])
})
