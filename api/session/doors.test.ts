// Tests each operation whose request contains an email address or phone number (section 5 of the specification). The
// operation must reject invalid phone numbers. It must treat a number with the trunk prefix of its country and the same
// number without it as equal.
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import {
  addMember,
  askForCode,
  lastCode,
  newPhone,
  password as right,
  registerMember,
} from '#tests/support/members.ts'
import { joining, newPerson, ticketFor } from '#tests/support/social.ts'
import { members } from '../members/tables.ts'
import { textWith } from '#tests/support/matchers.ts'

const api = await testApi()
const reasons = [{ code: 'PHONE_INVALID', field: 'account' }]
const code = '000000'
const password = 'three canaries sing'

describe.each([
  ['too short for the United States', '+12345678'],
  ['an unknown area code of the United States', '+19991234567'],
  ['too short, with an unknown area code', '+19991234'],
  ['an unknown country code', '+99912345678'],
  ['a landline in Bangkok', '+6621234567'],
  ['one digit too many for Thailand', '+668123456789'],
])('requests with an invalid phone number: %s', (_, account) => {
  test.each([
    ['loginPreCheck', { account }],
    ['sendVerifyCode', { account, purpose: 'login' }],
    ['sendVerifyCode', { account, purpose: 'register' }],
    ['sendVerifyCode', { account, purpose: 'verify' }],
    ['loginByCode', { account, code }],
    ['login', { account, password }],
    ['verifyCode', { account, code, purpose: 'register' }],
    ['undoDisable', { account, proof: { password } }],
    ['sendMailByRecoverPwd', { account }],
    ['recoverPassword', { account, code, newPassword: password }],
  ] as const)('%s rejects an invalid phone number', async (operation, body) => {
    const reply = await api.call(operation, { body })
    expect({ status: reply.status, data: reply.data }).toEqual({ status: 400, data: { reasons } })
  })

  test.each([
    ['socialSendMailCode', {}],
    ['socialVerifyPass', { password }],
    ['socialRegister', joining('', { code })],
  ] as const)('%s rejects an invalid phone number and sends no message', async (operation, body) => {
    const countBefore = api.messages.length
    const ticket = await ticketFor(api, newPerson())
    const reply = await api.call(operation, { body: { ...body, ticket, account } })
    expect({ status: reply.status, data: reply.data }).toEqual({ status: 400, data: { reasons } })
    expect(api.messages).toHaveLength(countBefore)
  })

  test('checkUserAccount rejects an invalid phone number', async () => {
    expect((await api.call('checkUserAccount', { body: { account } })).refusal).toBe('ACCOUNT_INVALID')
  })
})

test('modifyAccount rejects an invalid phone number', async () => {
  const { token } = await registerMember(api, { password })
  const body = { account: '+12345678', code, proof: { password } }
  expect((await api.call('modifyAccount', { token, body })).data).toEqual({ reasons })
})

test('a member can sign in with a stored phone number even if the current rules no longer accept it', async () => {
  const { uid } = await registerMember(api, { account: '+66812345670', password })
  await api.store.db
    .update(members)
    .set({ phone: sql`'+12345679'` })
    .where(eq(members.id, uid))
  const account = '+12345679'
  expect((await api.call('loginPreCheck', { body: { account } })).status).toBe(200)
  expect((await api.call('checkUserAccount', { body: { account } })).data).toMatchObject({ account })
  expect((await api.call('login', { body: { account, password } })).data).toHaveProperty('token')
})

describe('phone number with the trunk prefix of its country', () => {
  /** Adds the trunk prefix 0 to a Thai phone number: returns `+660812345678` for `+66812345678`. */
  const withTrunk = (phone: string) => phone.replace('+66', '+660')

  test('a member who types the phone number with a trunk prefix gets the code on this phone and can sign in', async () => {
    const { uid, account } = await addMember(api, { account: newPhone() })
    const localForm = withTrunk(account)
    await api.call('sendVerifyCode', { body: { account: localForm, purpose: 'login' } })
    expect(api.messages.at(-1)?.to).toBe(account)
    const reply = await api.call('loginByCode', {
      body: { account: localForm, code: lastCode(api, account) },
    })
    expect(reply.data).toMatchObject({ uid })
  })

  test('a member can sign in with a password and a phone number with a trunk prefix, and this number cannot be registered again', async () => {
    const { uid, account } = await addMember(api, { account: newPhone(), password: right })
    const localForm = withTrunk(account)
    expect((await api.call('login', { body: { account: localForm, password: right } })).data).toMatchObject({
      uid,
    })
    const body = {
      ...joining(''),
      ticket: undefined,
      account: localForm,
      code: await askForCode(api, account, 'register'),
    }
    expect((await api.call('registerByCode', { body })).refusal).toBe('ACCOUNT_EXISTS')
    const ticket = await ticketFor(api, newPerson())
    const social = {
      ...joining(ticket),
      account: localForm,
      code: await askForCode(api, account, 'register'),
    }
    api.wait(61)
    expect((await api.call('socialRegister', { body: social })).refusal).toBe('ACCOUNT_EXISTS')
  })

  test('a member who types the phone number with a trunk prefix can complete a social sign-in and gets a recovery link', async () => {
    const { uid, account } = await addMember(api, { account: newPhone(), password: right })
    const localForm = withTrunk(account)
    const ticket = await ticketFor(api, newPerson())
    expect(
      (await api.call('socialVerifyPass', { body: { ticket, account: localForm, password: right } })).data,
    ).toMatchObject({
      uid,
    })
    await api.call('sendMailByRecoverPwd', { body: { account: localForm } })
    expect(api.messages.at(-1)).toMatchObject({ to: account, link: textWith('token=') })
  })

  test('a member cannot change the phone to the number of another member by adding a trunk prefix', async () => {
    const { account } = await addMember(api, { account: newPhone() })
    const { token } = await addMember(api, { password: right })
    const proof = { password: right }
    const body = { account: withTrunk(account), code: await askForCode(api, account, 'verify'), proof }
    expect((await api.call('modifyAccount', { token, body })).refusal).toBe('ACCOUNT_TAKEN')
  })
})

test('a member whose stored number is not canonical can sign in by typing the stored form', async () => {
  const { account } = await addMember(api, { account: newPhone() })
  const { uid } = await addMember(api, { password: right })
  const stored = account.replace('+66', '+660')
  await api.store.db
    .update(members)
    .set({ phone: sql`${stored}` })
    .where(eq(members.id, uid))
  expect((await api.call('login', { body: { account: stored, password: right } })).data).toMatchObject({
    uid,
  })
  expect((await api.call('checkUserAccount', { body: { account: stored } })).data).toMatchObject({
    account: stored,
  })
})
