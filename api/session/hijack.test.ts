// Tests attacks in which an attacker prepares an account for the victim's email address or has temporary access to the
// victim's account.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { dumpOf } from '#tests/support/dump.ts'
import {
  askForCode,
  dataOf,
  newAccount,
  registerMember,
  registrationOf,
  signIn,
} from '#tests/support/members.ts'

const api = await testApi()
const ownPassword = 'quiet canary at night'
const attackersPassword = 'the password of a stranger'

const login = (account: string, password: string) => api.call('login', { body: { account, password } })
const register = (account: string, code: string, password: string) =>
  api.call('register', { body: { ...registrationOf(account, code), password } })

test('a registration with a wrong code stores no data that a later registration could take over', async () => {
  const account = newAccount()
  expect((await register(account, '000000', attackersPassword)).refusal).toBe('CODE_WRONG')
  const prepared = registrationOf(account, '000000', {
    password: attackersPassword,
    firstName: 'Stranger',
    linkCode: 'STRANGERS',
  })
  await api.call('registerByCode', { body: prepared })
  const matches = [...(await dumpOf(api.store))].filter(([, text]) => text.includes(account))
  expect(matches.map(([table]) => table)).toEqual([])

  const { token } = await registerMember(api, { account, password: ownPassword })
  expect((await login(account, attackersPassword)).refusal).toBe('CREDENTIALS_WRONG')
  expect(await dataOf(api, 'getUserInfo', { token })).toMatchObject({ firstName: 'Canarymali' })
})

test('a new member gets no data that an attacker sent in earlier attempts to register', async () => {
  const account = newAccount()
  const code = await askForCode(api, account, 'register')
  await register(account, '000000', attackersPassword)
  expect((await register(account, code, ownPassword)).code).toBe(200)
  expect((await login(account, attackersPassword)).refusal).toBe('CREDENTIALS_WRONG')
  expect((await login(account, ownPassword)).code).toBe(200)
})

test('requests for sign-in codes and recovery links before the registration send messages without a code or link', async () => {
  const account = newAccount()
  for (const purpose of ['login', 'recover', 'confirm'] as const)
    await api.call('sendVerifyCode', { body: { account, purpose } })
  await api.call('sendMailByRecoverPwd', { body: { account } })
  const mails = api.messages.filter(({ to }) => to === account)
  expect(mails).toHaveLength(4)
  for (const message of mails) {
    expect(message.subject).toBe('You’re not a member yet')
    expect(JSON.stringify(message)).not.toMatch(/\d{6}|token/)
  }
})

test('a second registration with the same email address does not replace the existing account', async () => {
  const { account, uid } = await registerMember(api, { password: ownPassword })
  api.wait(60)
  // Simulates an attacker who temporarily has access to the member’s mailbox.
  const code = await askForCode(api, account, 'register')
  expect((await register(account, code, attackersPassword)).refusal).toBe('ACCOUNT_EXISTS')
  expect((await login(account, ownPassword)).data).toMatchObject({ uid })
  expect((await login(account, attackersPassword)).refusal).toBe('CREDENTIALS_WRONG')
})

test('account recovery revokes sessions that an attacker opened', async () => {
  const { account } = await registerMember(api, { password: attackersPassword })
  const stolen = await signIn(api, account)
  const code = await askForCode(api, account, 'recover')
  await dataOf(api, 'recoverPassword', { body: { account, code, newPassword: ownPassword } })
  expect((await api.call('checkToken', { token: stolen })).refusal).toBe('TOKEN_REVOKED')
  expect((await login(account, attackersPassword)).refusal).toBe('CREDENTIALS_WRONG')
})

test('account recovery revokes tickets that an attacker obtained', async () => {
  const { account } = await registerMember(api, { password: attackersPassword })
  const stolen = await askForCode(api, account, 'login')
  const { ticket } = await dataOf(api, 'verifyCode', { body: { account, purpose: 'login', code: stolen } })
  const code = await askForCode(api, account, 'recover')
  await dataOf(api, 'recoverPassword', { body: { account, code, newPassword: ownPassword } })
  expect((await api.call('loginByCode', { body: { account, code: ticket } })).refusal).toBe('CODE_WRONG')
})

test('an email address that looks like a member’s address is rejected or treated as another account', async () => {
  const { account } = await registerMember(api, { password: ownPassword })
  const cyrillic = account.replace('a', 'а')
  expect((await login(cyrillic, ownPassword)).refusal).toBe('BAD_REQUEST')
  // Tests an email address with an additional dot, because some email services ignore dots.
  const dotted = account.replace('canary', 'ca.nary')
  expect((await login(dotted, ownPassword)).refusal).toBe('CREDENTIALS_WRONG')
  const countBefore = api.messages.length
  expect((await api.call('sendMailByRecoverPwd', { body: { account: cyrillic } })).refusal).toBe(
    'BAD_REQUEST',
  )
  expect(api.messages).toHaveLength(countBefore)
  await api.call('sendMailByRecoverPwd', { body: { account: dotted } })
  expect(api.messages.at(-1)).toMatchObject({ to: dotted, subject: 'You’re not a member yet' })
})
