// Tests that each operation that revokes the other sessions of a member revokes all of them. The next request of such a
// session is rejected.
import { afterAll, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { codeReauthentication } from '#tests/support/cases/profile.ts'
import { measurement } from '#tests/support/measurements.ts'
import {
  askForCode,
  askForLink,
  dataOf,
  newAccount,
  password,
  registerMember,
  type TestMember,
} from '#tests/support/members.ts'
import { openSession } from './members.ts'

const api = await testApi()
const newPassword = 'warm canary by the window'
const otherSessions = 10
const ended: string[] = []

type Way = [name: string, keepsOwn: boolean, end: (member: TestMember) => Promise<unknown>]
const ways: Way[] = [
  [
    'a password change',
    true,
    ({ token }) => dataOf(api, 'modifyPassword', { token, body: { oldPassword: password, newPassword } }),
  ],
  [
    'a password reset by code',
    false,
    async ({ account }) => {
      const code = await askForCode(api, account, 'recover')
      await dataOf(api, 'recoverPassword', { body: { account, code, newPassword } })
    },
  ],
  [
    'a password reset by link',
    false,
    async ({ account }) =>
      dataOf(api, 'resetNewPass', { body: { token: await askForLink(api, account), newPassword } }),
  ],
  [
    'a change of the email address',
    true,
    async (member) => {
      const account = newAccount()
      const code = await askForCode(api, account, 'verify')
      const body = { account, code, proof: await codeReauthentication(api, member) }
      await dataOf(api, 'modifyAccount', { token: member.token, body })
    },
  ],
  [
    'revokeOtherSessions',
    true,
    ({ token }) => dataOf(api, 'revokeOtherSessions', { token, body: { proof: { password } } }),
  ],
  [
    'the deletion of the account',
    false,
    ({ token }) => dataOf(api, 'disable', { token, body: { proof: { password } } }),
  ],
]

test.each(ways)('%s revokes the other sessions of the member', async (name, keepsOwn, end) => {
  const member = await registerMember(api, { password })
  const sessions = await Promise.all(
    Array.from({ length: otherSessions }, () =>
      openSession(api.store.db, member.uid, { now: api.clock.now, by: 'password' }),
    ),
  )
  await end(member)
  for (const { token } of sessions)
    expect((await api.call('getUserInfo', { token })).refusal).toBe('TOKEN_REVOKED')
  expect((await api.call('checkToken', { token: member.token })).code).toBe(keepsOwn ? 200 : 10001003)
  ended.push(`by ${name}: ${otherSessions} of ${otherSessions}`)
})

afterAll(() => measurement('10. Revocation', `other sessions revoked ${ended.join('; ')}`))
