// Tests that responses do not disclose which accounts exist: bodies and headers are equal for accounts that exist and
// for those that do not.
import { accountOf } from '#tests/support/accounts.ts'
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { dataOf, newAccount, password, registerMember, registrationOf } from '#tests/support/members.ts'
import type { OperationId } from '#shared/protocol/operation.ts'
import { hashSecret } from './passwords.ts'
import { verifyCodes } from './tables.ts'
import { hashOf } from '../store/secrets.ts'

const api = await testApi()

type Case = [name: string, id: OperationId, body: (account: string) => unknown]
const newPassword = 'warm canary by the window'
const ticket = 'x'.repeat(43)
const purposes = ['login', 'register', 'recover', 'confirm', 'verify'] as const

const cases: Case[] = [
  ['a wrong code', 'loginByCode', (account) => ({ account, code: '000000' })],
  ['a wrong ticket', 'loginByCode', (account) => ({ account, code: ticket })],
  ['a wrong password', 'login', (account) => ({ account, password: 'not the password' })],
  ['the sign-in methods', 'loginPreCheck', (account) => ({ account })],
  ['the parsed account', 'checkUserAccount', () => ({ account: 'Somebody@Example.com' })],
  ['registration with a wrong code', 'registerByCode', (account) => registrationOf(account, '000000')],
  [
    'registration with a password and a wrong code',
    'register',
    (account) => ({ ...registrationOf(account, '000000'), password }),
  ],
  ['recovery with a wrong code', 'recoverPassword', (account) => ({ account, code: '000000', newPassword })],
  ['a recovery link', 'sendMailByRecoverPwd', (account) => ({ account })],
  [
    'undoing a deletion with a password',
    'undoDisable',
    (account) => ({ account, proof: { password: ticket } }),
  ],
  ['undoing a deletion with a code', 'undoDisable', (account) => ({ account, proof: { code: '000000' } })],
  ...purposes.flatMap((purpose): Case[] => [
    [`sending a code with the purpose ${purpose}`, 'sendVerifyCode', (account) => ({ account, purpose })],
    [
      `a wrong code with the purpose ${purpose}`,
      'verifyCode',
      (account) => ({ account, purpose, code: '000000' }),
    ],
  ]),
]

describe.each(cases)('account enumeration: %s', (_, id, body) => {
  const answerFor = async (account: string) => {
    const countBefore = api.messages.length
    const { text, headers } = await api.call(id, { body: body(account) })
    return { text, headers: [...headers], messages: api.messages.length - countBefore }
  }

  test('requests with a member’s account and with an unknown account get the same response', async () => {
    const { account } = await registerMember(api, { password })
    // Waits 15 minutes, because the code that the registration sent would otherwise affect the response to a further
    // request.
    api.wait(901)
    expect(await answerFor(newAccount())).toEqual(await answerFor(account))
  })

  test('requests with an account that is being deleted and with an unknown account get the same response', async () => {
    const { account, token } = await registerMember(api, { password })
    api.wait(901)
    await dataOf(api, 'disable', { token, body: { proof: { password } } })
    expect(await answerFor(newAccount())).toEqual(await answerFor(account))
  })
})

test('a second request for a recovery link gets the same response for known and unknown accounts', async () => {
  const { account } = await registerMember(api)
  const texts = new Set<string>()
  for (const address of [account, newAccount()]) {
    await api.call('sendMailByRecoverPwd', { body: { account: address } })
    const reply = await api.call('sendMailByRecoverPwd', { body: { account: address } })
    expect(reply.refusal).toBe('MAIL_WAIT')
    texts.add(reply.text)
  }
  expect(texts.size).toBe(1)
})

test('a second request for a code gets the same response for known and unknown accounts', async () => {
  const { account } = await registerMember(api)
  api.wait(901)
  const [knownReply, unknown] = await Promise.all(
    [account, newAccount()].map(async (address) => {
      const body = { account: address, purpose: 'login' }
      await api.call('sendVerifyCode', { body })
      return await api.call('sendVerifyCode', { body })
    }),
  )
  expect(knownReply?.refusal).toBe('CODE_WAIT')
  expect(unknown?.text).toBe(knownReply?.text)
})

test.each([
  ['login', 'loginByCode', {}],
  ['recover', 'recoverPassword', { newPassword }],
] as const)(
  'for an account that does not exist, the correct code gets the same response as a wrong code: %s',
  async (purpose, id, rest) => {
    const account = newAccount()
    const refused = await api.call(id, { body: { account, code: '000000', ...rest } })
    const inAMinute = new Date(api.clock.now.getTime() + 60_000)
    await api.store.db.insert(verifyCodes).values({
      account: accountOf(account),
      purpose,
      browserHash: hashOf(''),
      codeHash: await hashSecret('123456'),
      tries: 0,
      sentAt: api.clock.now,
      expiresAt: inAMinute,
      triesUntil: inAMinute,
    })
    expect((await api.call(id, { body: { account, code: '123456', ...rest } })).text).toBe(refused.text)
  },
)
