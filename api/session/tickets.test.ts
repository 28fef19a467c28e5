// Tests tickets that verifyCode issues for a correct code. A ticket can be used once, within ten minutes, and only for
// the account and purpose of the code.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import {
  askForCode,
  atOnce,
  countBy,
  dataOf,
  newAccount,
  registerMember,
  registrationOf,
  wrong,
} from '#tests/support/members.ts'
import type { CodePurpose } from './tables.ts'

const api = await testApi()

const exchange = (account: string, purpose: CodePurpose, code: string) =>
  api.call('verifyCode', { body: { account, purpose, code } })

async function ticketFor(account: string, purpose: CodePurpose) {
  const code = await askForCode(api, account, purpose)
  return (await dataOf(api, 'verifyCode', { body: { account, purpose, code } })).ticket
}

const signIn = (account: string, code: string) => api.call('loginByCode', { body: { account, code } })

test('a member signs in with a ticket from verifyCode instead of the code', async () => {
  const { account, uid } = await registerMember(api)
  const reply = await signIn(account, await ticketFor(account, 'login'))
  expect(reply.data).toMatchObject({ uid })
})

test('a person can register with a ticket from verifyCode even after the code itself would have expired', async () => {
  const account = newAccount()
  const ticket = await ticketFor(account, 'register')
  api.wait(599)
  const reply = await api.call('registerByCode', { body: registrationOf(account, ticket) })
  expect(reply.code).toBe(200)
})

test('a member re-authenticates with a ticket from verifyCode instead of the code', async () => {
  const { account, token } = await registerMember(api)
  const proof = { code: await ticketFor(account, 'confirm') }
  expect((await api.call('disable', { token, body: { proof } })).code).toBe(200)
})

test('a ticket from verifyCode is rejected after ten minutes', async () => {
  const { account } = await registerMember(api)
  const ticket = await ticketFor(account, 'login')
  api.wait(600)
  expect((await signIn(account, ticket)).refusal).toBe('CODE_WRONG')
})

test('30 concurrent sign-ins with the same ticket open only one session', async () => {
  const { account } = await registerMember(api)
  const ticket = await ticketFor(account, 'login')
  expect(countBy(await atOnce(30, () => signIn(account, ticket)))).toEqual({ OK: 1, CODE_WRONG: 29 })
})

test('only one of 30 concurrent verifyCode calls with the same code returns a ticket', async () => {
  const { account } = await registerMember(api)
  const code = await askForCode(api, account, 'login')
  const replies = await atOnce(30, () => exchange(account, 'login', code))
  expect(countBy(replies)).toEqual({ OK: 1, CODE_WRONG: 29 })
})

test('a code cannot be used again after verifyCode has issued a ticket for it', async () => {
  const { account } = await registerMember(api)
  const code = await askForCode(api, account, 'login')
  await exchange(account, 'login', code)
  expect((await signIn(account, code)).refusal).toBe('CODE_WRONG')
})

test('a ticket from verifyCode is rejected for another account or purpose, and stays valid for its own', async () => {
  const [mine, other] = [await registerMember(api), await registerMember(api)]
  const ticket = await ticketFor(mine.account, 'login')
  const newPassword = 'warm canary by the window'
  const refused = [
    await signIn(other.account, ticket),
    await api.call('recoverPassword', { body: { account: mine.account, code: ticket, newPassword } }),
    await api.call('registerByCode', { body: registrationOf(mine.account, ticket) }),
  ]
  expect(countBy(refused)).toEqual({ CODE_WRONG: 3 })
  expect((await signIn(mine.account, ticket)).code).toBe(200)
})

test('verifyCode accepts only a one-time code, and rejects a ticket that it issued before', async () => {
  const { account } = await registerMember(api)
  expect((await exchange(account, 'login', await ticketFor(account, 'login'))).status).toBe(400)
})

test('verifyCode counts as one of the five attempts of a code', async () => {
  const { account } = await registerMember(api)
  const code = await askForCode(api, account, 'login')
  await exchange(account, 'login', wrong(code))
  await exchange(account, 'login', wrong(code))
  for (let count = 0; count < 3; count += 1) await signIn(account, wrong(code))
  expect((await exchange(account, 'login', code)).refusal).toBe('CODE_WRONG')
})
