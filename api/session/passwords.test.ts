// Tests setting a password: by a code, by a link, with the old password, and for the first time. Each change revokes
// the member's other sessions, codes and links.
import { describe, expect, test } from 'vitest'
import { detailOf, testApi } from '#tests/support/api.ts'
import { measurement } from '#tests/support/measurements.ts'
import {
  addMember,
  askForCode,
  askForLink,
  atOnce,
  countBy,
  dataOf,
  givePassword,
  password,
  registerMember,
  signIn,
} from '#tests/support/members.ts'
import { valueAt } from '#shared/unknown.ts'

const api = await testApi()
const newPassword = 'warm canary by the window'

const login = (account: string, secret: string) => api.call('login', { body: { account, password: secret } })
const reset = (token: string, secret = newPassword) =>
  api.call('resetNewPass', { body: { token, newPassword: secret } })
const refusalFor = async (token: string) => (await api.call('checkToken', { token })).refusal

/** Adds a member with a password and two sessions. */
async function member() {
  const { account, token } = await registerMember(api, { password })
  return { account, token, other: await signIn(api, account) }
}

/** Requests one-time codes, a ticket and a recovery link for the account, but does not use them. */
async function proofsOf(account: string) {
  const loginCode = await askForCode(api, account, 'login')
  const recoverCode = await askForCode(api, account, 'recover')
  const { ticket } = await dataOf(api, 'verifyCode', {
    body: { account, purpose: 'recover', code: recoverCode },
  })
  return { loginCode, ticket, link: await askForLink(api, account) }
}

async function expectNothingOpens(
  account: string,
  { loginCode, ticket, link }: Awaited<ReturnType<typeof proofsOf>>,
) {
  const replies = [
    await api.call('loginByCode', { body: { account, code: loginCode } }),
    await api.call('recoverPassword', { body: { account, code: ticket, newPassword: password } }),
    await reset(link, password),
    await login(account, password),
  ]
  expect(countBy(replies)).toEqual({ CODE_WRONG: 2, LINK_GONE: 1, CREDENTIALS_WRONG: 1 })
  expect((await login(account, newPassword)).code).toBe(200)
}

describe('recoverPassword', () => {
  test('recoverPassword revokes all sessions, codes and links', async () => {
    const { account, token, other } = await member()
    const { loginCode, link } = await proofsOf(account)
    api.wait(60)
    const code = await askForCode(api, account, 'recover')
    await dataOf(api, 'recoverPassword', { body: { account, code, newPassword } })
    expect([await refusalFor(token), await refusalFor(other)]).toEqual(['TOKEN_REVOKED', 'TOKEN_REVOKED'])
    await expectNothingOpens(account, { loginCode, ticket: code, link })
  })

  test('recoverPassword rejects a sign-in code', async () => {
    const { account } = await member()
    const code = await askForCode(api, account, 'login')
    const reply = await api.call('recoverPassword', { body: { account, code, newPassword } })
    expect(reply.refusal).toBe('CODE_WRONG')
    measurement('6. Codes', 'a sign-in code cannot be used to set a password')
  })

  test('only one of 30 concurrent recoverPassword calls with the same code succeeds', async () => {
    const { account } = await member()
    const code = await askForCode(api, account, 'recover')
    const replies = await atOnce(30, () =>
      api.call('recoverPassword', { body: { account, code, newPassword } }),
    )
    expect(countBy(replies)).toEqual({ OK: 1, CODE_WRONG: 29 })
  })

  test('if recoverPassword rejects a password as too common, the code stays valid', async () => {
    const { account } = await member()
    const code = await askForCode(api, account, 'recover')
    const send = (secret: string) =>
      api.call('recoverPassword', { body: { account, code, newPassword: secret } })
    expect(detailOf(await send('password1')).reasons).toEqual([{ code: 'COMMON', field: 'newPassword' }])
    expect((await send(newPassword)).code).toBe(200)
  })
})

describe('resetNewPass', () => {
  test('resetNewPass revokes all sessions, codes and links', async () => {
    const { account, token, other } = await member()
    const proofs = await proofsOf(account)
    expect((await reset(proofs.link)).code).toBe(200)
    expect([await refusalFor(token), await refusalFor(other)]).toEqual(['TOKEN_REVOKED', 'TOKEN_REVOKED'])
    await expectNothingOpens(account, proofs)
  })

  test('only one of 30 concurrent resetNewPass calls with the same link succeeds', async () => {
    const { account } = await member()
    const token = await askForLink(api, account)
    expect(countBy(await atOnce(30, () => reset(token)))).toEqual({ OK: 1, LINK_GONE: 29 })
  })
})

describe('modifyPassword', () => {
  const change = (token: string, oldPassword: string, secret = newPassword) =>
    api.call('modifyPassword', { token, body: { oldPassword, newPassword: secret } })

  test('modifyPassword keeps the current session and revokes all other sessions', async () => {
    const { account, token, other } = await member()
    const proofs = await proofsOf(account)
    expect((await change(token, password)).code).toBe(200)
    expect([await refusalFor(token), await refusalFor(other)]).toEqual([undefined, 'TOKEN_REVOKED'])
    await expectNothingOpens(account, proofs)
  })

  test('modifyPassword with a wrong old password changes no data', async () => {
    const { account, token, other } = await member()
    const reply = await change(token, 'loud canary at night')
    expect(detailOf(reply).reasons).toEqual([{ code: 'PASSWORD_WRONG', field: 'oldPassword' }])
    expect(await refusalFor(other)).toBeUndefined()
    expect((await login(account, password)).code).toBe(200)
  })

  test('only one of 20 concurrent password changes from two devices succeeds', async () => {
    const { token, other } = await member()
    const replies = await atOnce(20, (index) =>
      change(index % 2 ? token : other, password, `${newPassword} ${index}`),
    )
    const { OK, ...refused } = countBy(replies)
    expect(OK).toBe(1)
    expect(Object.keys(refused).every((name) => ['PASSWORD_WRONG', 'TOKEN_REVOKED'].includes(name))).toBe(
      true,
    )
  })

  test('if sign-ins with the old password run concurrently with a password change, they are rejected or their sessions are revoked', async () => {
    const { account, token } = await member()
    const [changed, ...logins] = await Promise.all([
      change(token, password),
      ...Array.from({ length: 20 }, () => login(account, password)),
    ])
    expect(changed?.code).toBe(200)
    const outcomes = await Promise.all(
      logins.map(async ({ refusal, data }) => refusal ?? (await refusalFor(String(valueAt(data, 'token'))))),
    )
    expect(['TOKEN_REVOKED', 'CREDENTIALS_WRONG']).toEqual(expect.arrayContaining(outcomes))
  })

  test('modifyPassword announces the change to the member', async () => {
    const { account, token } = await member()
    await change(token, password)
    expect(api.messages.at(-1)).toMatchObject({ to: account, subject: 'Your password was changed' })
  })
})

describe('modifyOrgPassword', () => {
  const setFirst = (token: string, code: string) =>
    api.call('modifyOrgPassword', { token, body: { code, newPassword } })

  test('modifyOrgPassword sets the first password with a code and revokes the other sessions', async () => {
    const { account, token } = await addMember(api)
    const other = await signIn(api, account)
    expect(await dataOf(api, 'isOrgPwd', { token })).toEqual({ isOrgPwd: true })
    expect((await setFirst(token, await askForCode(api, account, 'confirm'))).code).toBe(200)
    expect(await dataOf(api, 'isOrgPwd', { token })).toEqual({ isOrgPwd: false })
    expect(await refusalFor(other)).toBe('TOKEN_REVOKED')
    expect((await login(account, newPassword)).code).toBe(200)
  })

  test('modifyOrgPassword rejects members who have a password', async () => {
    const { account, token, uid } = await addMember(api)
    const code = await askForCode(api, account, 'confirm')
    await givePassword(api, uid)
    expect((await setFirst(token, code)).refusal).toBe('PASSWORD_EXISTS')
    expect((await login(account, password)).code).toBe(200)
  })
})
