// Tests that the database contains no secrets with which someone could sign in. Also tests that the logs contain
// neither such secrets nor personal data.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { dumpOf } from '#tests/support/dump.ts'
import { measurement } from '#tests/support/measurements.ts'
import { askForCode, askForLink, dataOf, newAccount, registrationOf, signIn } from '#tests/support/members.ts'
import { idempotentAnswers } from '../http/idempotency/tables.ts'
import { objectOf, valueAt } from '#shared/unknown.ts'
import { anyNumber } from '#tests/support/matchers.ts'

const api = await testApi()
const password = 'quiet canary at night'
const newPassword = 'warm canary by the window'
const key = 'a-registration-key-1'

/** Creates each kind of secret: tokens of two sign-ins, used and unused codes, tickets and links. */
async function memberActions() {
  const account = newAccount()
  const used = await askForCode(api, account, 'register')
  const body = registrationOf(account, used, { password, lastName: 'Canarysrisuk' })
  const registered = await api.call('registerByCode', { body, key })
  const token = String(valueAt(registered.data, 'token'))
  const second = await signIn(api, account)
  await api.call('checkIn', { token, path: { game: 'normalCheckIn' }, key: 'a-check-in-key-00001' })
  await api.call('login', { body: { account, password: 'a wrong canary' } })
  await api.call('loginByCode', { body: { account, code: used } })
  await api.call('sendVerifyCode', { body: { account: '+66812345673', purpose: 'register' } })
  api.wait(60)
  const waiting = await askForCode(api, account, 'login')
  const { ticket } = await dataOf(api, 'verifyCode', {
    body: { account, purpose: 'verify', code: await askForCode(api, account, 'verify') },
  })
  const usedLink = await askForLink(api, account)
  await dataOf(api, 'resetNewPass', { body: { token: usedLink, newPassword } })
  await api.call('modifyPassword', { token, body: { oldPassword: 'a wrong canary', newPassword } })
  const link = await askForLink(api, account)
  await dataOf(api, 'checkRecoverUrl', { body: { token: link } })
  await api.call('resetNewPass', { body: { token: usedLink, newPassword } })
  const { ticket: waitingTicket } = await dataOf(api, 'verifyCode', {
    body: { account, purpose: 'recover', code: await askForCode(api, account, 'recover') },
  })
  const { token: third } = await dataOf(api, 'login', { body: { account, password: newPassword } })
  const tokens = [token, second, third, ticket, waitingTicket, usedLink, link]
  return { account, tokens, codes: [used, waiting], registered }
}

const { account, tokens, codes, registered } = await memberActions()

/** Searches for the six digits of a code, but ignores them within a longer string such as a hash. */
const alone = (code: string) => new RegExp(`(?<![\\w.])${code}(?![\\w])`)

test('the database contains no token, code or password in readable form', async () => {
  const text = [...(await dumpOf(api.store)).values()].join('\n')
  expect(text).toContain(account)
  const secrets = [...tokens, password, newPassword, key]
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  measurement(
    '10. Revocation',
    `${secrets.length} tokens, passwords and keys: a dump of the database contains 0 of them`,
  )
  for (const code of codes) {
    expect(text).not.toMatch(alone(code))
    // Also searches for unsalted hashes of codes, because such a hash can be reversed within a second by trying all
    // million codes.
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      expect(text).not.toContain(createHash('sha256').update(code).digest(encoding))
  }
})

test('the stored response of a registration contains no readable token', async () => {
  const [row] = await api.store.db.select({ answer: idempotentAnswers.answer }).from(idempotentAnswers)
  const bytes = Buffer.from(row?.answer ?? '', 'base64')
  expect(bytes.byteLength).toBeGreaterThan(registered.text.length)
  for (const part of [...tokens, 'token', 'expiresAt']) expect(bytes.includes(part)).toBe(false)
})

test('the logs contain no token, code, password, email address, phone number or name', () => {
  const text = api.logged.join('')
  expect(text).toContain('"operation":"registerByCode"')
  const secrets = [
    ...tokens,
    password,
    newPassword,
    key,
    account,
    'canary',
    '66812345673',
    'Canarymali',
    'Canarysrisuk',
  ]
  for (const secret of secrets) expect(text.toLowerCase()).not.toContain(secret.toLowerCase())
  measurement('10. Revocation', `${secrets.length} secrets and personal values: the logs contain 0 of them`)
  for (const code of codes) expect(text).not.toMatch(alone(code))
})

test('each API call is logged once with its operation, status and duration', () => {
  const line: unknown = JSON.parse(api.logged[0] ?? '')
  expect(line).toMatchObject({ operation: 'sendVerifyCode', status: 200, ms: anyNumber })
  const audited = api.logged.map((entry) => objectOf(JSON.parse(entry))).filter(({ audit }) => audit)
  expect(audited.map(({ operation }) => operation)).toEqual([
    'registerByCode',
    'loginByCode',
    'checkIn',
    'login',
    'loginByCode',
    'verifyCode',
    'resetNewPass',
    'modifyPassword',
    'resetNewPass',
    'verifyCode',
    'login',
  ])
})
