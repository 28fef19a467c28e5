// Tests that the log lines of wrong passwords contain the member and the network, but not the text that was typed.
import { expect, test } from 'vitest'
import { testApi, type CallOptions } from '#tests/support/api.ts'
import type { OperationId } from '#shared/protocol/operation.ts'
import { addMember, newAccount, password } from '#tests/support/members.ts'

const api = await testApi()
const wrong = 'a wrong canary'
const caller = { address: '203.0.113.77' }

async function lineOf(id: OperationId, options: CallOptions): Promise<unknown> {
  await api.call(id, { ...options, caller })
  const text = api.logged.at(-1) ?? '{}'
  expect(text).not.toContain(wrong)
  expect(text).not.toContain('@')
  return JSON.parse(text)
}

const warning = 40

test('a failed sign-in logs the network, and also the member if the account exists', async () => {
  const { uid, account } = await addMember(api, { password })
  const refused = { level: warning, refused: 'CREDENTIALS_WRONG', network: '203.0.113.77' }
  expect(await lineOf('login', { body: { account, password: wrong } })).toMatchObject({
    ...refused,
    guessed: uid,
  })
  const ofNoMember = await lineOf('login', { body: { account: newAccount(), password: wrong } })
  expect(ofNoMember).toMatchObject(refused)
  expect(ofNoMember).not.toHaveProperty('guessed')
})

test.each([
  ['a password change', 'modifyPassword', { oldPassword: wrong, newPassword: 'another canary at night' }],
  ['a data export', 'exportData', { proof: { password: wrong } }],
  ['an account deletion', 'disable', { proof: { password: wrong } }],
] as const)(
  'a wrong password within a session is logged with the member and the network: %s',
  async (_, id, body) => {
    const { uid, token } = await addMember(api, { password })
    expect(await lineOf(id, { token, body })).toMatchObject({
      level: warning,
      refused: 'PASSWORD_WRONG',
      member: uid,
      network: '203.0.113.77',
    })
  },
)

test('a successful sign-in does not log the network', async () => {
  const { account } = await addMember(api, { password })
  const line = await lineOf('login', { body: { account, password } })
  expect(line).not.toHaveProperty('network')
})
