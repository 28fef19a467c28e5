// Nobody learns from an answer which accounts exist: known and unknown ones get equal bodies and headers.
import { expect, test } from 'vitest'
import { testApi } from '../../tests/support/api.ts'
import { newAccount, registerMember, registrationOf } from '../../tests/support/members.ts'
import type { OperationId } from '../operation.ts'
import { hashSecret } from './passwords.ts'
import { verifyCodes } from './tables.ts'

const api = await testApi()

type Case = [name: string, id: OperationId, body: (account: string) => unknown]
const cases: Case[] = [
  ['a code to sign in', 'sendVerifyCode', (account) => ({ account, purpose: 'login' })],
  ['a code to register', 'sendVerifyCode', (account) => ({ account, purpose: 'register' })],
  ['a wrong code', 'loginByCode', (account) => ({ account, code: '000000' })],
  ['a password', 'login', (account) => ({ account, password: 'not her password' })],
  ['registration with a wrong code', 'registerByCode', (account) => registrationOf(account, '000000')],
]

test.each(cases)('%s', async (_, id, body) => {
  const { account } = await registerMember(api, { password: 'quiet canary at night' })
  // The registration sent a code of its own, which would be another difference.
  api.wait(901)
  const known = await api.call(id, { body: body(account) })
  const unknown = await api.call(id, { body: body(newAccount()) })
  expect(unknown.text).toBe(known.text)
  expect([...unknown.headers]).toEqual([...known.headers])
})

test('having to wait for a code', async () => {
  const { account } = await registerMember(api)
  api.wait(901)
  const [known, unknown] = await Promise.all(
    [account, newAccount()].map(async (one) => {
      const body = { account: one, purpose: 'login' }
      await api.call('sendVerifyCode', { body })
      return await api.call('sendVerifyCode', { body })
    }),
  )
  expect(known?.refusal).toBe('CODE_WAIT')
  expect(unknown?.text).toBe(known?.text)
})

test('guessing the code that was never told to a stranger', async () => {
  const account = newAccount()
  const refused = await api.call('loginByCode', { body: { account, code: '000000' } })
  const inAMinute = new Date(api.clock.now.getTime() + 60_000)
  await api.store.db.insert(verifyCodes).values({
    account,
    purpose: 'login',
    codeHash: await hashSecret('123456'),
    tries: 0,
    sentAt: api.clock.now,
    expiresAt: inAMinute,
    triesUntil: inAMinute,
  })
  expect((await api.call('loginByCode', { body: { account, code: '123456' } })).text).toBe(refused.text)
})
