// Tests the sign-in with a password.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { dataOf, newAccount, registerMember } from '#tests/support/members.ts'

const api = await testApi()
const login = (account: string, password: string) => api.call('login', { body: { account, password } })

test('a sign-in with the correct password opens a session for the member', async () => {
  const { uid, account } = await registerMember(api, { password: 'quiet canary at night' })
  const { token } = await dataOf(api, 'login', { body: { account, password: 'quiet canary at night' } })
  expect(await dataOf(api, 'checkToken', { token })).toMatchObject({ uid })
})

test('the response is the same for a wrong password, for an unknown account and for a member without a password', async () => {
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

test('a member signs in with a phone number and a password', async () => {
  const account = '+66812345671'
  await registerMember(api, { account, password: 'quiet canary at night' })
  expect((await login(account, 'quiet canary at night')).code).toBe(200)
})

test('a member signs in with an email address in any letter case', async () => {
  const { account } = await registerMember(api, { password: 'quiet canary at night' })
  expect((await login(account.toUpperCase(), 'quiet canary at night')).code).toBe(200)
})

test.each([
  ['composed and decomposed', 'crème brûlée'.normalize('NFC'), 'crème brûlée'.normalize('NFD')],
  ['full and half width', 'ｑｕｉｅｔ　ｃａｎａｒｙ', 'quiet canary'],
  ['ligatures', 'ﬁve ﬁne ﬂags', 'five fine flags'],
])('a password is accepted in another Unicode form than registered: %s', async (_, registered, typed) => {
  const { account } = await registerMember(api, { password: registered })
  expect((await login(account, typed)).code).toBe(200)
})

test('a sign-in is rejected if the letter case or the blanks of the password differ', async () => {
  const { account } = await registerMember(api, { password: 'Quiet canary ' })
  expect((await login(account, 'quiet canary ')).refusal).toBe('CREDENTIALS_WRONG')
  expect((await login(account, 'Quiet canary')).refusal).toBe('CREDENTIALS_WRONG')
  expect((await login(account, 'Quiet canary ')).code).toBe(200)
})
