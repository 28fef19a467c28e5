// Nobody can prepare an account for somebody else and wait for them to use it: the known ways, each tried.
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

test('an attempt without proof leaves nothing behind that a later registration could inherit', async () => {
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

test('a member’s own code creates their own account, with nothing of what others sent before', async () => {
  const account = newAccount()
  const code = await askForCode(api, account, 'register')
  await register(account, '000000', attackersPassword)
  expect((await register(account, code, ownPassword)).code).toBe(200)
  expect((await login(account, attackersPassword)).refusal).toBe('CREDENTIALS_WRONG')
  expect((await login(account, ownPassword)).code).toBe(200)
})

test('what was asked for before the member joined opens nothing afterwards, and was told to nobody', async () => {
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

test('whoever already has an account is not replaced by a second registration', async () => {
  const { account, uid } = await registerMember(api, { password: ownPassword })
  api.wait(60)
  // A stranger who reads the member’s mail for a moment.
  const code = await askForCode(api, account, 'register')
  expect((await register(account, code, attackersPassword)).refusal).toBe('ACCOUNT_EXISTS')
  expect((await login(account, ownPassword)).data).toMatchObject({ uid })
  expect((await login(account, attackersPassword)).refusal).toBe('CREDENTIALS_WRONG')
})

test('a session that somebody else opened does not survive the member’s recovery', async () => {
  const { account } = await registerMember(api, { password: attackersPassword })
  const stolen = await signIn(api, account)
  const code = await askForCode(api, account, 'recover')
  await dataOf(api, 'recoverPassword', { body: { account, code, newPassword: ownPassword } })
  expect((await api.call('checkToken', { token: stolen })).refusal).toBe('TOKEN_REVOKED')
  expect((await login(account, attackersPassword)).refusal).toBe('CREDENTIALS_WRONG')
})

test('a ticket that somebody else got does not survive the member’s recovery', async () => {
  const { account } = await registerMember(api, { password: attackersPassword })
  const stolen = await askForCode(api, account, 'login')
  const { ticket } = await dataOf(api, 'verifyCode', { body: { account, purpose: 'login', code: stolen } })
  const code = await askForCode(api, account, 'recover')
  await dataOf(api, 'recoverPassword', { body: { account, code, newPassword: ownPassword } })
  expect((await api.call('loginByCode', { body: { account, code: ticket } })).refusal).toBe('CODE_WRONG')
})

test('an address that only looks the same is no address, or an account of its own', async () => {
  const { account } = await registerMember(api, { password: ownPassword })
  const cyrillic = account.replace('a', 'а')
  expect((await login(cyrillic, ownPassword)).refusal).toBe('BAD_REQUEST')
  // Some mail services ignore a dot.
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
