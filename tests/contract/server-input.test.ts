// Tests malformed requests, which no client of the hub sends. The server must reject each immediately, with an error
// envelope and the correct status.
import { describe, expect, test } from 'vitest'
import { testApi, type CallOptions } from '../support/api.ts'
import { trackingEvent } from '../support/cases/platform.ts'
import { addMember, newAccount, registrationOf } from '../support/members.ts'
import type { OperationId } from '#shared/protocol/operation.ts'
import { listOf, valueAt } from '#shared/unknown.ts'

const api = await testApi()
const MiB = 1_048_576

const code = { account: 'canary@example.com', purpose: 'login' }
const registration = registrationOf('canary@example.com', '000000')
const raw = (text: string | Uint8Array<ArrayBuffer>): CallOptions => ({ rawBody: text })
const event = (screenWidth: string) =>
  raw(JSON.stringify(trackingEvent).replace('"screenWidth":360', `"screenWidth":${screenWidth}`))
const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)))

/** Builds an object with `count` properties of different names. */
const members = (count: number) =>
  `{${Array.from({ length: count }, (_, index) => `"${index.toString(36)}":0`).join()}}`

/** Builds a streamed body without a Content-Length. */
const streamed = (length: number) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let offset = 0; offset < length; offset += 16_384)
        controller.enqueue(new Uint8Array(16_384).fill(0x20))
      controller.close()
    },
  })

type Case = [name: string, id: OperationId, call: CallOptions, status: number, reason?: string]
const cases: Case[] = [
  ['an empty body', 'sendVerifyCode', raw(''), 400, 'NOT_JSON'],
  ['no body at all', 'sendVerifyCode', { headers: { 'Content-Type': 'application/json' } }, 400, 'NOT_JSON'],
  ['truncated JSON', 'sendVerifyCode', raw('{"account":'), 400, 'NOT_JSON'],
  ['an object literal of JavaScript', 'sendVerifyCode', raw("{account: 'a@b.co'}"), 400, 'NOT_JSON'],
  ['JSON followed by other text', 'sendVerifyCode', raw(`${JSON.stringify(code)}{}`), 400, 'NOT_JSON'],
  ['a list instead of an object', 'sendVerifyCode', { body: [code] }, 400, 'WRONG_TYPE'],
  ['null instead of an object', 'sendVerifyCode', { body: null }, 400, 'WRONG_TYPE'],
  ['a string instead of an object', 'sendVerifyCode', { body: 'code' }, 400, 'WRONG_TYPE'],
  ['a missing field', 'sendVerifyCode', { body: { purpose: 'login' } }, 400, 'REQUIRED'],
  ['an unknown field', 'sendVerifyCode', { body: { ...code, admin: true } }, 400, 'UNKNOWN_FIELD'],
  [
    'a field of another type',
    'sendVerifyCode',
    { body: { ...code, account: ['a@b.co'] } },
    400,
    'WRONG_TYPE',
  ],
  [
    'an unknown value of an enum',
    'sendVerifyCode',
    { body: { ...code, purpose: 'reset' } },
    400,
    'UNKNOWN_VALUE',
  ],
  [
    'a string instead of a boolean',
    'registerByCode',
    { body: { ...registration, agreeTracking: 'true' } },
    400,
    'WRONG_TYPE',
  ],
  [
    'an additional field __proto__',
    'sendVerifyCode',
    raw('{"account":"a@b.co","purpose":"login","__proto__":{"admin":true}}'),
    400,
    'UNKNOWN_FIELD',
  ],
  [
    'a body with only the field __proto__',
    'sendVerifyCode',
    raw('{"__proto__":{"account":"a@b.co","purpose":"login"}}'),
    400,
    'REQUIRED',
  ],
  [
    'an additional field constructor',
    'sendVerifyCode',
    raw('{"account":"a@b.co","purpose":"login","constructor":{}}'),
    400,
    'UNKNOWN_FIELD',
  ],
  [
    'a duplicate field',
    'sendVerifyCode',
    raw('{"account":"a@b.co","purpose":"login","account":"c@d.co"}'),
    400,
    'NOT_JSON',
  ],
  ['NUL in a string', 'registerByCode', { body: { ...registration, firstName: 'Ma\0li' } }, 400, 'FORMAT'],
  ['NUL in an account', 'sendVerifyCode', { body: { ...code, account: 'a\0b@c.de' } }, 400, 'FORMAT'],
  ['a body of only NUL', 'sendVerifyCode', raw('\0'), 400, 'NOT_JSON'],
  [
    'a lone surrogate in a string',
    'registerByCode',
    raw(JSON.stringify({ ...registration, firstName: 'Mali \ud83d' })),
    400,
    'NOT_TEXT',
  ],
  ['a lone surrogate in an unknown field', 'sendVerifyCode', raw('{"\\ud83d":1}'), 400, 'REQUIRED'],
  ['an invalid byte in UTF-8', 'registerByCode', raw(bytes('{"account":"', [0xff], '"}')), 400, 'NOT_UTF8'],
  [
    'an overlong slash in UTF-8',
    'registerByCode',
    raw(bytes('{"account":"', [0xc0, 0xaf], '"}')),
    400,
    'NOT_UTF8',
  ],
  [
    'a surrogate in UTF-8',
    'registerByCode',
    raw(bytes('{"account":"', [0xed, 0xa0, 0x80], '"}')),
    400,
    'NOT_UTF8',
  ],
  [
    'JSON in UTF-16',
    'sendVerifyCode',
    raw(new Uint8Array(Buffer.from(JSON.stringify(code), 'utf16le'))),
    400,
    'NOT_JSON',
  ],
  ['10,000 nested lists', 'sendVerifyCode', raw('['.repeat(10_000) + ']'.repeat(10_000)), 400, 'NOT_JSON'],
  [
    '10,000 nested lists in a field',
    'sendVerifyCode',
    raw(`{"account":${'['.repeat(10_000)}${']'.repeat(10_000)}}`),
    400,
    'NOT_JSON',
  ],
  [
    '10,000 nested objects',
    'sendVerifyCode',
    raw('{"a":'.repeat(10_000) + '0' + '}'.repeat(10_000)),
    400,
    'NOT_JSON',
  ],
  ['7,500 unknown fields below the limit', 'sendVerifyCode', raw(members(7_500)), 400, 'REQUIRED'],
  ['10,000 fields above the limit', 'sendVerifyCode', raw(members(10_000)), 413],
  ['the number 1e400', 'reportEvent', event('1e400'), 400, 'WRONG_TYPE'],
  ['the number -1e400', 'reportEvent', event('-1e400'), 400, 'WRONG_TYPE'],
  ['the number 2^53 + 1', 'reportEvent', event('9007199254740993'), 400, 'TOO_LARGE'],
  ['a fraction for an integer', 'reportEvent', event('0.5'), 400, 'WRONG_TYPE'],
  ['the literal NaN', 'reportEvent', event('NaN'), 400, 'NOT_JSON'],
  ['a number of 60,000 digits', 'reportEvent', event('9'.repeat(60_000)), 400, 'WRONG_TYPE'],
  [
    'a date that does not exist',
    'reportEvent',
    { body: { ...trackingEvent, content: { ...trackingEvent.content, time: '2026-02-30T00:00:00Z' } } },
    400,
    'FORMAT',
  ],
  ['64 KiB of spaces', 'sendVerifyCode', raw(' '.repeat(65_536)), 400, 'NOT_JSON'],
  ['a byte more than 64 KiB of spaces', 'sendVerifyCode', raw(' '.repeat(65_537)), 413],
  ['1 MiB of spaces', 'sendVerifyCode', raw(' '.repeat(MiB)), 413],
  [
    'a Content-Length of 1 MiB and a byte',
    'sendVerifyCode',
    { rawBody: '{}', headers: { 'Content-Length': String(MiB + 1) } },
    413,
  ],
  ['a streamed body of 1 MiB', 'sendVerifyCode', { rawBody: streamed(MiB) }, 413],
  [
    'a streamed body of 1 MiB with a Content-Length of 2 bytes',
    'sendVerifyCode',
    { rawBody: streamed(MiB), headers: { 'Content-Length': '2' } },
    413,
  ],
  [
    'an account of 60,000 characters',
    'sendVerifyCode',
    { body: { ...code, account: `${'a'.repeat(60_000)}@b.co` } },
    400,
    'TOO_LONG',
  ],
  [
    'an account of 60,000 dots',
    'sendVerifyCode',
    { body: { ...code, account: `a@${'a.'.repeat(30_000)}@` } },
    400,
    'TOO_LONG',
  ],
]

/** Copies the call and creates a new body stream, because a stream can be read only once. */
const again = (call: CallOptions): CallOptions =>
  call.rawBody instanceof ReadableStream ? { ...call, rawBody: streamed(MiB) } : call

describe('each invalid input is rejected with the expected status and reason', () => {
  const rows = cases.map(([name, id, call, status, reason]) => ({ name, id, call, status, reason }))
  test.each(rows)('$name is rejected', async ({ id, call, status, reason }) => {
    const reply = await api.call(id, again(call))
    expect([reply.status, reply.code]).toEqual([status, status])
    expect(valueAt(reply.data, 'reasons', 0, 'code')).toBe(reason)
  })
})

test('each invalid input is rejected in less than 100 ms', async () => {
  const slow: string[] = []
  for (const [name, id, call] of cases) {
    // Use the fastest of three calls, because other load on the host may delay individual calls.
    const times: number[] = []
    for (let time = 0; time < 3; time += 1) {
      const started = performance.now()
      await api.call(id, again(call))
      times.push(performance.now() - started)
    }
    if (Math.min(...times) >= 100) slow.push(`${name}: ${Math.min(...times)} ms`)
  }
  expect(slow).toEqual([])
})

test('a streamed body is aborted as soon as it exceeds the limit', async () => {
  let pieces = 0
  const long = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      pieces += 1
      controller.enqueue(new Uint8Array(1_024).fill(0x20))
      if (pieces === 1_000) controller.close()
    },
  })
  expect((await api.call('sendVerifyCode', { rawBody: long })).status).toBe(413)
  expect(pieces).toBeLessThan(70)
})

test('rejected input does not affect later calls', async () => {
  expect(Reflect.get(Object.prototype, 'admin')).toBeUndefined()
  expect((await api.call('sendVerifyCode', { body: { account: newAccount(), purpose: 'login' } })).code).toBe(
    200,
  )
})

test('an error response lists each invalid field by its name', async () => {
  const body = { ...registration, code: '12', countryCode: 'th', nickname: 'M', agreeMarketing: 1 }
  const { data } = await api.call('registerByCode', { body })
  const reasons = listOf(valueAt(data, 'reasons'))
  expect(reasons.map((reason) => String(valueAt(reason, 'field'))).toSorted()).toEqual([
    'agreeMarketing',
    'code',
    'countryCode',
    'nickname',
  ])
})

test('the server ignores the body of a GET request and of an operation without a body', async () => {
  const { token } = await addMember(api)
  expect((await api.call('checkToken', { token, rawBody: '{' })).code).toBe(200)
  expect((await api.call('logout', { token, rawBody: ' '.repeat(MiB) })).code).toBe(200)
})

test('an unknown query parameter is ignored', async () => {
  const { token } = await addMember(api)
  expect((await api.call('getUserInfo', { token, query: { uid: 'another', admin: '1' } })).code).toBe(200)
})
