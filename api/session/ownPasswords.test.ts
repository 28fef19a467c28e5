// Tests that all operations that set a password reject passwords that consist of the member's personal data. The code
// or link must stay valid after a rejection.
import { expect, test } from 'vitest'
import { detailOf, testApi, type Reply } from '#tests/support/api.ts'
import {
  addMember,
  askForCode,
  askForLink,
  newAccount,
  password,
  registrationOf,
} from '#tests/support/members.ts'

const api = await testApi()
const fine = 'another canary at night'

/**
 * Sends the given passwords and then a valid one, all with the same code or link. Returns the outcome of each request.
 */
async function outcomes(passwords: readonly string[], send: (typed: string) => Promise<Reply>) {
  const replies: unknown[] = []
  for (const typed of [...passwords, fine]) {
    const reply = await send(typed)
    replies.push(reply.refusal ? [reply.refusal, detailOf(reply).reasons] : 'taken')
  }
  return replies
}

const refusedThenTaken = (field: 'password' | 'newPassword') => {
  const refused = ['PASSWORD_COMMON', [{ code: 'COMMON', field }]]
  return [refused, refused, refused, 'taken']
}

/** Returns passwords that contain the email address, the first name (Canarymali) or the name of the hub. */
const ownOf = (account: string) => [account, 'Canarymali1990', 'membershub123']

test.each(['register', 'registerByCode'] as const)(
  '%s rejects passwords that contain the email address, the first name or the name of the hub, and then accepts another password',
  async (id) => {
    const account = newAccount()
    const code = await askForCode(api, account, 'register')
    const replies = await outcomes(ownOf(account), (typed) =>
      api.call(id, { body: registrationOf(account, code, { password: typed }) }),
    )
    expect(replies).toEqual(refusedThenTaken('password'))
  },
)

test('recoverPassword rejects passwords that contain the email address, the first name or the name of the hub, and then accepts another password', async () => {
  const { account } = await addMember(api)
  const code = await askForCode(api, account, 'recover')
  const replies = await outcomes(ownOf(account), (newPassword) =>
    api.call('recoverPassword', { body: { account, code, newPassword } }),
  )
  expect(replies).toEqual(refusedThenTaken('newPassword'))
})

test('recoverPassword does not disclose the first name to callers without a code', async () => {
  const { account } = await addMember(api)
  const body = { account, code: '000000', newPassword: 'Canarymali1990' }
  expect((await api.call('recoverPassword', { body })).refusal).toBe('CODE_WRONG')
})

test('resetNewPass rejects passwords that contain the email address, the first name or the name of the hub, and then accepts another password', async () => {
  const { account } = await addMember(api)
  const token = await askForLink(api, account)
  const replies = await outcomes(ownOf(account), (newPassword) =>
    api.call('resetNewPass', { body: { token, newPassword } }),
  )
  expect(replies).toEqual(refusedThenTaken('newPassword'))
})

test('modifyPassword rejects passwords that contain the email address, the first name or the name of the hub, and then accepts another password', async () => {
  const { account, token } = await addMember(api, { password })
  const replies = await outcomes(ownOf(account), (newPassword) =>
    api.call('modifyPassword', { token, body: { oldPassword: password, newPassword } }),
  )
  expect(replies).toEqual(refusedThenTaken('newPassword'))
})

test('modifyOrgPassword rejects passwords that contain the email address, the first name or the name of the hub, and then accepts another password', async () => {
  const { account, token } = await addMember(api)
  const code = await askForCode(api, account, 'confirm')
  const replies = await outcomes(ownOf(account), (newPassword) =>
    api.call('modifyOrgPassword', { token, body: { code, newPassword } }),
  )
  expect(replies).toEqual(refusedThenTaken('newPassword'))
})
