// Tests changing the email address or phone number. The member must re-authenticate and verify the new one, which must
// not belong to another member.
import { accountOf } from '#tests/support/accounts.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { codeReauthentication } from '#tests/support/cases/profile.ts'
import {
  addMember,
  askForCode,
  atOnce,
  countBy,
  dataOf,
  newAccount,
  password,
  registerMember,
  signIn,
  wrong,
  type TestMember,
} from '#tests/support/members.ts'
import { members } from '../members/tables.ts'

const api = await testApi()

const change = ({ token }: TestMember, body: object) => api.call('modifyAccount', { token, body })
const rowOf = async ({ uid }: TestMember) =>
  (await api.store.db.select().from(members).where(eq(members.id, uid)))[0]

test('modifyAccount replaces the email address and notifies the old address', async () => {
  const member = await registerMember(api, { password })
  const account = newAccount()
  const code = await askForCode(api, account, 'verify')
  expect((await change(member, { account: account.toUpperCase(), code, proof: { password } })).code).toBe(200)
  expect(await dataOf(api, 'getUserInfo', member)).toMatchObject({ email: account, emailVerified: true })
  expect(await signIn(api, account)).toMatch(/\S+/)
  const old = { account: member.account, password }
  expect((await api.call('login', { body: old })).refusal).toBe('CREDENTIALS_WRONG')

  const message = api.messages.findLast(({ to }) => to === member.account)
  expect(message?.text).toContain('c•••@example.com')
  expect(message?.text).not.toContain(account)
  const { items } = await dataOf(api, 'listNotices', member)
  expect(items[0]).toMatchObject({ kind: 'account-changed', read: false })
})

test('modifyAccount adds a phone number and keeps the email address', async () => {
  const member = await addMember(api)
  const account = '+66812345601'
  const code = await askForCode(api, account, 'verify')
  expect((await change(member, { account, code, proof: await codeReauthentication(api, member) })).code).toBe(
    200,
  )
  expect(await dataOf(api, 'getUserInfo', member)).toMatchObject({
    email: member.account,
    phone: account,
    phoneVerified: true,
  })
})

test('modifyAccount ends all sessions except the current one', async () => {
  const member = await addMember(api)
  const other = await signIn(api, member.account)
  const account = newAccount()
  const code = await askForCode(api, account, 'verify')
  await change(member, { account, code, proof: await codeReauthentication(api, member) })
  expect((await api.call('checkToken', { token: other })).code).toBe(10001003)
  expect((await api.call('checkToken', { token: member.token })).code).toBe(200)
})

describe('change to an email address that belongs to another member', () => {
  test('modifyAccount reports that an email address belongs to another member only if the code is correct', async () => {
    const [member, other] = [await addMember(api), await addMember(api)]
    const before = await rowOf(member)
    const code = await askForCode(api, other.account, 'verify')
    const free = newAccount()
    const freeCode = await askForCode(api, free, 'verify')
    const takenReply = await change(member, {
      account: other.account,
      code: wrong(code),
      proof: await codeReauthentication(api, member),
    })
    api.wait(60)
    const unknown = await change(member, {
      account: free,
      code: wrong(freeCode),
      proof: await codeReauthentication(api, member),
    })
    expect(takenReply.text).toBe(unknown.text)
    api.wait(60)
    const proven = await change(member, {
      account: other.account,
      code,
      proof: await codeReauthentication(api, member),
    })
    expect(proven.refusal).toBe('ACCOUNT_TAKEN')
    expect(await rowOf(member)).toEqual(before)
  })

  test('if ten members change to the same email address concurrently, one of them succeeds', async () => {
    const account = newAccount()
    const rivals = await Promise.all(Array.from({ length: 10 }, () => registerMember(api, { password })))
    const code = await askForCode(api, account, 'verify')
    const body = { account, code, proof: { password } }
    const counts = countBy(await atOnce(10, (index) => change(rivals[index] ?? rivals[0]!, body)))
    expect(counts.OK).toBe(1)
    const holders = await api.store.db
      .select()
      .from(members)
      .where(eq(members.email, accountOf(account)))
    expect(holders).toHaveLength(1)
  })
})

test('modifyAccount rejects a wrong password and a code for another purpose without any change', async () => {
  const member = await registerMember(api, { password })
  const account = newAccount()
  const before = await rowOf(member)
  const code = await askForCode(api, account, 'verify')
  const other = await askForCode(api, account, 'register')
  const bodies = [
    { account, code, proof: { password: 'another canary at night' } },
    { account, code, proof: { code } },
    ...(other === code ? [] : [{ account, code: other, proof: { password } }]),
  ]
  for (const body of bodies) expect((await change(member, body)).refusal).toMatch(/_WRONG$/)
  expect(await rowOf(member)).toEqual(before)
})

test('five concurrent wrong codes use up all attempts of a code, although the change is rolled back', async () => {
  const member = await registerMember(api, { password })
  const account = newAccount()
  const code = await askForCode(api, account, 'verify')
  const guess = { account, code: wrong(code), proof: { password } }
  expect(countBy(await atOnce(5, () => change(member, guess)))).toEqual({ CODE_WRONG: 5 })
  expect((await change(member, { ...guess, code })).refusal).toBe('CODE_WRONG')
})
