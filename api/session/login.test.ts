// Signing in with a password.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { dataOf, newAccount, registerMember } from '#tests/support/members.ts'

const api = await testApi()
const login = (account: string, password: string) => api.call('login', { body: { account, password } })

test('the password opens a session of the member', async () => {
  const { uid, account } = await registerMember(api, { password: 'quiet canary at night' })
  const { token } = await dataOf(api, 'login', { body: { account, password: 'quiet canary at night' } })
  expect(await dataOf(api, 'checkToken', { token })).toMatchObject({ uid })
})

test('another password, an unknown account and a member without a password get the same answer', async () => {
  const { account } = await registerMember(api, { password: 'quiet canary at night' })
  const { account: withoutPassword } = await registerMember(api)
  const replies = await Promise.all([
    login(account, 'loud canary at night'),
    login(newAccount(), 'quiet canary at night'),
    login(withoutPassword, 'quiet canary at night'),
  ])
  expect(replies[0]?.refusal).toBe('CREDENTIALS_WRONG')
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
})

test('a phone signs in as an e-mail address does', async () => {
  const account = '+66812345671'
  await registerMember(api, { account, password: 'quiet canary at night' })
  expect((await login(account, 'quiet canary at night')).code).toBe(200)
})

test('an e-mail address signs in whatever its case', async () => {
  const { account } = await registerMember(api, { password: 'quiet canary at night' })
  expect((await login(account.toUpperCase(), 'quiet canary at night')).code).toBe(200)
})

test.each([
  ['composed and decomposed', 'crème brûlée'.normalize('NFC'), 'crème brûlée'.normalize('NFD')],
  ['full and half width', 'ｑｕｉｅｔ　ｃａｎａｒｙ', 'quiet canary'],
  ['ligatures', 'ﬁve ﬁne ﬂags', 'five fine flags'],
])('a password is the same on another keyboard: %s', async (_, registered, typed) => {
  const { account } = await registerMember(api, { password: registered })
  expect((await login(account, typed)).code).toBe(200)
})

test('case and blanks of a password count', async () => {
  const { account } = await registerMember(api, { password: 'Quiet canary ' })
  expect((await login(account, 'quiet canary ')).refusal).toBe('CREDENTIALS_WRONG')
  expect((await login(account, 'Quiet canary')).refusal).toBe('CREDENTIALS_WRONG')
  expect((await login(account, 'Quiet canary ')).code).toBe(200)
})
