// A phone that nobody has opens no door: section 5 of the specification holds wherever an account is named.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../tests/support/api.ts'
import { registerMember } from '../../tests/support/members.ts'
import { members } from '../members/tables.ts'

const api = await testApi()
const reasons = [{ code: 'PHONE_INVALID', field: 'account' }]
const code = '000000'
const password = 'three canaries sing'

describe.each([
  ['too short for the United States', '+12345678'],
  ['of an area code that there is not', '+19991234567'],
  ['too short, of no area', '+19991234'],
  ['of no country', '+99912345678'],
  ['a land line of Bangkok', '+6621234567'],
  ['one digit too many for Thailand', '+668123456789'],
])('a phone that is %s', (_, account) => {
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
  ] as const)('is refused by %s', async (operation, body) => {
    const reply = await api.call(operation, { body })
    expect({ status: reply.status, data: reply.data }).toEqual({ status: 400, data: { reasons } })
  })

  test('is not read as an account either', async () => {
    expect((await api.call('checkUserAccount', { body: { account } })).refusal).toBe('ACCOUNT_INVALID')
  })
})

test('a phone that nobody can have does not become a member’s', async () => {
  const { token } = await registerMember(api, { password })
  const body = { account: '+12345678', code, proof: { password } }
  expect((await api.call('modifyAccount', { token, body })).data).toEqual({ reasons })
})

test('a member whose phone the rules do not know any more still comes in with it', async () => {
  const { uid } = await registerMember(api, { account: '+66812345670', password })
  await api.store.db.update(members).set({ phone: '+12345679' }).where(eq(members.id, uid))
  const account = '+12345679'
  expect((await api.call('loginPreCheck', { body: { account } })).status).toBe(200)
  expect((await api.call('checkUserAccount', { body: { account } })).data).toMatchObject({ account })
  expect((await api.call('login', { body: { account, password } })).data).toHaveProperty('token')
})
