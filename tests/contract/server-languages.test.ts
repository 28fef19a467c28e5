// Tests that the messages in API responses have the language of the request.
import { expect, test } from 'vitest'
import { refusals } from '#generated/refusals.ts'
import { languageOf } from '#shared/languages.ts'
import type { RefusalName } from '#shared/protocol/refuse.ts'
import { testApi, type CallOptions } from '../support/api.ts'
import { checkRefusal } from '../support/contract.ts'
import { addMember, newAccount } from '../support/members.ts'

const api = await testApi()
const path = { game: 'normalCheckIn' }

const wires = [
  ['en', 'en'],
  ['id', 'id'],
  ['th', 'th'],
  ['vn', 'vn'],
  ['TH', 'th'],
  ['vi', 'en'],
  ['fr', 'en'],
  ['id-ID', 'en'],
  ['constructor', 'en'],
  ['x'.repeat(4_000), 'en'],
  [undefined, 'en'],
] as const

test.each(wires)('the Language header %s selects messages in %s', async (language, expected) => {
  const { token } = await addMember(api)
  const expectMessage = async (id: Parameters<typeof api.call>[0], call: CallOptions, name: RefusalName) =>
    expect((await api.call(id, { ...call, language })).message).toBe(refusals[name].message[expected])

  await expectMessage(
    'login',
    { body: { account: newAccount(), password: 'not a password' } },
    'CREDENTIALS_WRONG',
  )
  await expectMessage('login', { body: {} }, 'BAD_REQUEST')
  await expectMessage('checkToken', {}, 'TOKEN_MISSING')
  await expectMessage('login', { rawBody: ' '.repeat(65_537) }, 'TOO_LARGE')
  await api.call('checkIn', { token, path, key: 'first-of-this-member' })
  await expectMessage('checkIn', { token, path, key: 'second-of-this-member' }, 'ALREADY_CHECKED_IN')
})

test.each([
  ['GET', '/api/nowhere', 'NOT_FOUND'],
  ['PUT', '/api/station/user/login', 'METHOD_NOT_ALLOWED'],
] as const)('%s %s returns its error message in the language of the request', async (method, url, name) => {
  for (const language of ['en', 'id', 'th', 'vn'] as const) {
    const request = new Request(`http://hub.test${url}`, { method, headers: { Language: language } })
    const { status, headers, ...response } = await answerTo(request)
    expect(checkRefusal({ status, headers, ...response }).message).toBe(refusals[name].message[language])
  }
})

test('every message of the error catalog exists in four languages', () => {
  for (const { message } of Object.values(refusals)) expect(new Set(Object.values(message)).size).toBe(4)
})

test('whitespace around the value of the Language header is ignored', () => {
  expect([languageOf(' th '), languageOf(''), languageOf(null)]).toEqual(['th', 'en', 'en'])
})

async function answerTo(request: Request) {
  const response = await api.fetch(request)
  return { status: response.status, headers: response.headers, text: await response.text() }
}
