// Somebody prepares an account with her address before she joins, and waits for her to use it. The five known ways
// ("Pre-hijacked accounts", USENIX Security 2022), each tried to its end: she joins, and nothing he prepared opens anything.
import { afterAll, expect, test } from 'vitest'
import { testApi } from '../../tests/support/api.ts'
import { figure } from '../../tests/support/figures.ts'
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
} from '../../tests/support/members.ts'
import { confirmed, joining, newPerson, ticketFor } from '../../tests/support/social.ts'

const api = await testApi()
const his = 'the password of a stranger'
const failed: string[] = []
afterAll(() => figure('Pre-hijacking', `${failed.length} of 5 known attacks failed (${failed.join(', ')})`))

const login = (account: string, password: string) => api.call('login', { body: { account, password } })

/** All he can send with her address while he cannot read her mail. */
async function prepare(account: string) {
  const code = await askForCode(api, account, 'register')
  const body = { ...registrationOf(account, wrong(code)), password: his }
  expect((await api.call('register', { body })).refusal).toBe('CODE_WRONG')
  expect((await api.call('registerByCode', { body })).refusal).toBe('CODE_WRONG')
  api.wait(60)
}

async function expectHisWaysClosed(account: string) {
  expect((await login(account, his)).refusal).toBe('CREDENTIALS_WRONG')
}

test('classic-federated merge: his password is not on the account that she joins by her provider', async () => {
  const person = newPerson()
  const account = person.email ?? ''
  await prepare(account)
  const { uid } = await dataOf(api, 'socialRegister', { body: joining(await ticketFor(api, person)) })
  expect(await confirmed(api, person)).toMatchObject({ session: { uid } })
  await expectHisWaysClosed(account)
  failed.push('classic-federated merge')
})

test('unexpired session: none that he opened goes on once she recovered the account', async () => {
  const account = newAccount()
  // He was first, with a code she was talked into reading out.
  await registerMember(api, { account, password: his })
  const sessions = [
    await signIn(api, account),
    (await dataOf(api, 'login', { body: { account, password: his } })).token,
  ]
  const code = await askForCode(api, account, 'recover')
  await dataOf(api, 'recoverPassword', { body: { account, code, newPassword: 'quiet canary at night' } })
  for (const token of sessions)
    expect((await api.call('checkToken', { token })).refusal).toBe('TOKEN_REVOKED')
  await expectHisWaysClosed(account)
  failed.push('unexpired session')
})

test('trojan identifier: nothing of his own hangs on an account before its address is proven', async () => {
  const person = newPerson({ email: newAccount() })
  const account = newAccount()
  await prepare(account)
  // His own account of a provider, with her address named beside it.
  const ticket = await ticketFor(api, person)
  const code = wrong(await askForCode(api, account, 'register'))
  const named = { ...joining(await ticketFor(api, newPerson({ emailVerified: false }))), account, code }
  expect((await api.call('socialRegister', { body: named })).refusal).toBe('CODE_WRONG')
  expect((await api.call('socialVerifyPass', { body: { ticket, account, password: his } })).refusal).toBe(
    'CREDENTIALS_WRONG',
  )
  api.wait(60)
  const { uid, token } = await registerMember(api, { account })
  expect(await dataOf(api, 'listBoundAccounts', { token })).toMatchObject({ items: [] })
  expect((await confirmed(api, person)).session?.uid).not.toBe(uid)
  expect(await dataOf(api, 'getUserInfo', { token })).toMatchObject({ phone: null })
  failed.push('trojan identifier')
})

test('unexpired e-mail change: one that he began with her address never ends on her account', async () => {
  const him = await addMember(api, { password: his })
  const account = newAccount()
  const sent = await askForCode(api, account, 'verify')
  const change = (code: string) =>
    api.call('modifyAccount', { token: him.token, body: { account, code, proof: { password: his } } })
  expect((await change(wrong(sent))).refusal).toBe('CODE_WRONG')
  api.wait(60)
  const { uid } = await registerMember(api, { account })
  // She is shown the old letter and reads out what it says: too late, and of no use while it lasts.
  expect((await change(sent)).refusal).toBe('ACCOUNT_TAKEN')
  expect((await change(lastCode(api, account))).refusal).toBe('CODE_WRONG')
  expect(
    await dataOf(api, 'loginByCode', { body: { account, code: await askForCode(api, account, 'login') } }),
  ).toMatchObject({
    uid,
  })
  failed.push('unexpired e-mail change')
})

test('non-verifying provider: an address that a provider only repeats opens and takes nothing', async () => {
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
