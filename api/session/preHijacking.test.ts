// Tests the five known pre-hijacking attacks ("Pre-hijacked accounts", USENIX Security 2022). An attacker prepares an
// account with the victim's email address and waits until the victim registers. The attacker must have no access
// afterwards.
import { afterAll, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { measurement } from '#tests/support/measurements.ts'
import {
  addMember,
  askForCode,
  dataOf,
  lastCode,
  newAccount,
  registerMember,
  registrationOf,
  signIn,
  wrong,
} from '#tests/support/members.ts'
import { confirmed, joining, newPerson, ticketFor } from '#tests/support/social.ts'

const api = await testApi()
const attackersPassword = 'the password of a stranger'
const failed: string[] = []
afterAll(() =>
  measurement('Pre-hijacking', `${failed.length} of 5 known attacks failed (${failed.join(', ')})`),
)

const login = (account: string, password: string) => api.call('login', { body: { account, password } })

/**
 * Sends all requests to register the victim's email address that an attacker without access to the mailbox can make.
 */
async function prepare(account: string) {
  const code = await askForCode(api, account, 'register')
  const body = { ...registrationOf(account, wrong(code)), password: attackersPassword }
  expect((await api.call('register', { body })).refusal).toBe('CODE_WRONG')
  expect((await api.call('registerByCode', { body })).refusal).toBe('CODE_WRONG')
  api.wait(60)
}

async function expectPasswordRefused(account: string) {
  expect((await login(account, attackersPassword)).refusal).toBe('CREDENTIALS_WRONG')
}

test('classic-federated merge attack: an account that the victim creates through a provider does not accept the attacker’s password', async () => {
  const person = newPerson()
  const account = person.email ?? ''
  await prepare(account)
  const { uid } = await dataOf(api, 'socialRegister', { body: joining(await ticketFor(api, person)) })
  expect(await confirmed(api, person)).toMatchObject({ session: { uid } })
  await expectPasswordRefused(account)
  failed.push('classic-federated merge')
})

test('unexpired session attack: sessions of the attacker are revoked when the victim recovers the account', async () => {
  const account = newAccount()
  // The attacker registers first, with a code that the victim has disclosed.
  await registerMember(api, { account, password: attackersPassword })
  const sessions = [
    await signIn(api, account),
    (await dataOf(api, 'login', { body: { account, password: attackersPassword } })).token,
  ]
  const code = await askForCode(api, account, 'recover')
  await dataOf(api, 'recoverPassword', { body: { account, code, newPassword: 'quiet canary at night' } })
  for (const token of sessions)
    expect((await api.call('checkToken', { token })).refusal).toBe('TOKEN_REVOKED')
  await expectPasswordRefused(account)
  failed.push('unexpired session')
})

test('trojan identifier attack: an attacker’s provider accounts are not connected before the victim’s email address is verified', async () => {
  const person = newPerson({ email: newAccount() })
  const account = newAccount()
  await prepare(account)
  // The attacker registers with an account at a provider and the victim's email address.
  const ticket = await ticketFor(api, person)
  const code = wrong(await askForCode(api, account, 'register'))
  const registration = {
    ...joining(await ticketFor(api, newPerson({ emailVerified: false }))),
    account,
    code,
  }
  expect((await api.call('socialRegister', { body: registration })).refusal).toBe('CODE_WRONG')
  expect(
    (await api.call('socialVerifyPass', { body: { ticket, account, password: attackersPassword } })).refusal,
  ).toBe('CREDENTIALS_WRONG')
  api.wait(60)
  const { uid, token } = await registerMember(api, { account })
  expect(await dataOf(api, 'listBoundAccounts', { token })).toMatchObject({ items: [] })
  expect((await confirmed(api, person)).session?.uid).not.toBe(uid)
  expect(await dataOf(api, 'getUserInfo', { token })).toMatchObject({ phone: null })
  failed.push('trojan identifier')
})

test('unexpired e-mail change attack: the attacker cannot complete a change to the victim’s address that was started before the victim registered', async () => {
  const attacker = await addMember(api, { password: attackersPassword })
  const account = newAccount()
  const rightCode = await askForCode(api, account, 'verify')
  const change = (code: string) =>
    api.call('modifyAccount', {
      token: attacker.token,
      body: { account, code, proof: { password: attackersPassword } },
    })
  expect((await change(wrong(rightCode))).refusal).toBe('CODE_WRONG')
  api.wait(60)
  const { uid } = await registerMember(api, { account })
  // Assumes that the victim discloses the code of the earlier email. The change is rejected even then, because the
  // victim has registered in the meantime.
  expect((await change(rightCode)).refusal).toBe('ACCOUNT_TAKEN')
  expect((await change(lastCode(api, account))).refusal).toBe('CODE_WRONG')
  expect(
    await dataOf(api, 'loginByCode', { body: { account, code: await askForCode(api, account, 'login') } }),
  ).toMatchObject({
    uid,
  })
  failed.push('unexpired email change')
})

test('non-verifying provider attack: an email address that a provider has not verified neither signs a person in nor blocks a registration', async () => {
  const account = newAccount()
  const person = newPerson({ email: account, emailVerified: false })
  const ticket = await ticketFor(api, person)
  const joined = await api.call('socialRegister', { body: joining(ticket) })
  expect(joined).toMatchObject({ status: 400, data: { reasons: [{ code: 'REQUIRED', field: 'account' }] } })
  const { uid } = await registerMember(api, { account })
  const after = await confirmed(api, person)
  expect(after.session).toBeNull()
  expect(after.ticket?.email).toBeNull()
  expect(uid).toBeTruthy()
  failed.push('non-verifying provider')
})
