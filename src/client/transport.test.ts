import { afterEach, expect, test, vi } from 'vitest'
import { keyDays } from '#generated/idempotency.ts'
import { provideCallContext } from './context.ts'
import { ALREADY_CHECKED_IN } from '#generated/codes.ts'
import { CallError } from './errors.ts'
import { transport, type Send } from './transport.ts'

const sendCheckIn: Send<unknown> = (client, init) =>
  client.POST('/api/station/games/{game}/checkIn', { ...init, params: { path: { game: 'normalCheckIn' } } })
const sendAddress: Send<unknown> = (client, init) =>
  client.POST('/api/station/user/address/setDefault', { ...init, body: { id: 'home' } })
const sendRead: Send<unknown> = (client, init) => client.GET('/api/station/member/my/web', init)
const sendCode: Send<unknown> = (client, init) =>
  client.POST('/api/station/user/sendVerifyCode', {
    ...init,
    body: { account: 'mali@example.com', purpose: 'login' },
  })

const checkIn = { id: 'checkIn', keyed: 'lasting', send: sendCheckIn } as const
const address = { id: 'setDefaultAddress', keyed: true, send: sendAddress } as const
const read = { id: 'getMyMembership', send: sendRead, empty: true } as const

let requests: Request[] = []
let member = 'mali'
let token: string | null = 'the-token'
let stored = new Map<string, string>()
afterEach(() => {
  requests = []
  member = 'mali'
  token = 'the-token'
  stored = new Map()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const done = () => Response.json({ code: 200, message: 'OK', data: {} })
const keys = () => requests.map((request) => request.headers.get('Idempotency-Key'))

/**
 * Simulates a page that has just loaded, in a tab with session storage. The calls get the given responses in this
 * order; `undefined` stands for a lost connection.
 */
function answering(...answers: (Response | Promise<Response> | undefined)[]) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  const context = {
    fetch: async (request: Request) => {
      requests.push(request)
      const answer = answers.shift()
      if (!answer) throw new TypeError('Failed to fetch')
      return answer
    },
    token: () => token,
    member: () => member,
    language: () => 'th' as const,
    openKeys: new Map(),
  }
  provideCallContext(() => context)
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) => (error instanceof CallError ? error : expect.unreachable(String(error))),
  )

test('a call sends the bearer token, the language and the build of the page, and no credentials (section 7 of the specification)', async () => {
  answering(Response.json({ code: 200, message: 'OK', data: { coins: 5 } }))
  expect(await transport(read)).toEqual({ coins: 5 })
  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer the-token')
  expect(requests[0]?.headers.get('Language')).toBe('th')
  expect(requests[0]?.headers.get('Client')).toBe('web/test')
  expect(requests[0]?.credentials).toBe('omit')
})

test('a call with HTTP 200 and code 200 resolves to `result`, `data` or true (section 8 of the specification)', async () => {
  answering(
    Response.json({ code: 200, message: 'OK', data: { coins: 1 } }),
    Response.json({ code: 200, message: 'OK', result: { coins: 2 } }),
    Response.json({ code: 200, message: 'OK' }),
  )
  const answers = [await transport(read), await transport(read), await transport(read)]
  expect(answers).toEqual([{ coins: 1 }, { coins: 2 }, true])
})

test('a response with HTTP 200 and another code throws an error with its message, reasons and date (section 8 of the specification)', async () => {
  const data = { reasons: [{ code: 'ONCE_A_DAY' }], nextDate: '2026-11-21T17:00:00.000Z' }
  answering(Response.json({ code: 10005101, message: 'Today is already done.', data }))
  const error = await failureOf(transport(checkIn))
  expect(error.hasCode(ALREADY_CHECKED_IN)).toBe(true)
  expect(error).toMatchObject({ status: 200, message: 'Today is already done.', refusal: { data } })
})

test.each([10001002, 10001003])('an error response with the code %i ends the session', async (code) => {
  answering(Response.json({ code, message: 'Please sign in.' }, { status: 401 }))
  const error = await failureOf(transport(read))
  expect(error.endsSession).toBe(true)
})

test.each([
  { now: 'a-newer-token', ends: false },
  { now: null, ends: true },
])(
  'an error response to a call with an earlier token sets endsSession to $ends if the current token is $now',
  async ({ now, ends }) => {
    const arriving = Promise.withResolvers<Response>()
    answering(arriving.promise)
    const failure = failureOf(transport(read))
    token = now
    arriving.resolve(Response.json({ code: 10001003, message: 'Please sign in.' }, { status: 401 }))
    expect((await failure).endsSession).toBe(ends)
  },
)

test('a response with code 200 and an HTTP status other than 200 throws an error (section 8 of the specification)', async () => {
  answering(Response.json({ code: 200, message: 'OK', data: {} }, { status: 500 }))
  expect(await failureOf(transport(read))).toMatchObject({ status: 500 })
})

test('a response without an envelope throws an error with its HTTP status', async () => {
  answering(new Response('<html>', { status: 502 }))
  expect(await failureOf(transport(read))).toMatchObject({ status: 502, refusal: undefined })
})

test('a response with a message but without a code throws an error with this message', async () => {
  answering(Response.json({ message: 'Back in five minutes.' }, { status: 503 }))
  const error = await failureOf(transport(read))
  expect(error).toMatchObject({ status: 503, message: 'Back in five minutes.' })
})

test('a lost connection throws an error with status 0, and the retry sends the same idempotency key', async () => {
  answering(undefined, done(), done())
  expect(await failureOf(transport(address))).toMatchObject({ status: 0 })
  await transport(address)
  await transport(address)
  const [firstKey, again, later] = keys()
  expect(again).toBe(firstKey)
  expect(later).not.toBe(firstKey)
})

test.each([
  ['an HTML page', () => new Response('<html>', { status: 502 })],
  ['JSON that is not from the hub', () => Response.json({ message: 'upstream timed out' }, { status: 504 })],
  ['a code that is not in the contract', () => Response.json({ code: 'E504' }, { status: 504 })],
])('a retry sends the same idempotency key if a gateway responded with %s', async (_name, gaveUp) => {
  answering(gaveUp(), Response.json({ code: 10005101, message: 'Done already.' }), done())
  await failureOf(transport(address))
  await failureOf(transport(address))
  await transport(address)
  const [firstKey, again, later] = keys()
  expect(again).toBe(firstKey)
  expect(later, 'a business error is a response').not.toBe(firstKey)
})

test('the idempotency key of a call about coins survives a reload, and does not contain the input', async () => {
  const buy = { ...checkIn, input: { recipient: 'Mali Srisuk' } }
  answering(new Response('<html>', { status: 502 }), undefined)
  await failureOf(transport(buy))
  await failureOf(transport(address))
  expect(JSON.stringify([...stored])).not.toContain('Mali')
  answering(done(), done(), done())
  await transport(buy)
  await transport(address)
  await transport(buy)
  const [bought, saved, boughtAgain, savedAgain, boughtAnew] = keys()
  expect(boughtAgain).toBe(bought)
  expect(savedAgain).not.toBe(saved)
  expect(boughtAnew).not.toBe(bought)
})

test('calls with different members, operations or bodies send different idempotency keys', async () => {
  answering(...Array.from({ length: 4 }, () => undefined))
  await failureOf(transport({ ...checkIn, input: { tickets: 1 } }))
  await failureOf(transport({ ...checkIn, input: { tickets: 2 } }))
  await failureOf(transport({ ...checkIn, id: 'buyDrawTickets', input: { tickets: 1 } }))
  member = 'noi'
  await failureOf(transport({ ...checkIn, input: { tickets: 1 } }))
  expect(new Set(keys()).size).toBe(4)
})

test('an idempotency key expires in the browser at the time when the server deletes its copy', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  answering(undefined, undefined, undefined)
  await failureOf(transport(checkIn))
  vi.advanceTimersByTime(keyDays * 86_400_000 - 1)
  await failureOf(transport(checkIn))
  vi.advanceTimersByTime(1)
  await failureOf(transport(checkIn))
  const [first, onTheLastDay, later] = keys()
  expect(onTheLastDay).toBe(first)
  expect(later).not.toBe(first)
})

test('an idempotency key is kept in memory if session storage is blocked', async () => {
  answering(undefined, undefined)
  vi.stubGlobal('sessionStorage', undefined)
  await failureOf(transport(checkIn))
  await failureOf(transport(checkIn))
  const [first, again] = keys()
  expect(again).toBe(first)
})

test('a call without a response within the timeout throws an error with status 0 and keeps its idempotency key', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answering(new Promise(() => {}), done())
  const late = failureOf(transport(checkIn))
  await expect.poll(() => requests).toHaveLength(1)
  vi.advanceTimersByTime(30_000)
  expect(await late).toMatchObject({ status: 0, refusal: undefined })
  expect(requests[0]?.signal.aborted).toBe(true)
  await transport(checkIn)
  const [firstKey, again] = keys()
  expect(again).toBe(firstKey)
})

test('an aborted call rejects with the abort reason of the caller', async () => {
  answering(new Promise(() => {}))
  const caller = new AbortController()
  const call = transport({ ...read, signal: caller.signal })
  await expect.poll(() => requests).toHaveLength(1)
  caller.abort(new Error('gone'))
  await expect(call).rejects.toThrow('gone')
})

test('a read operation sends no idempotency key', async () => {
  answering(Response.json({ code: 200, message: 'OK', data: {} }))
  await transport(read)
  expect(requests[0]?.headers.has('Idempotency-Key')).toBe(false)
})

test('only calls about one-time codes send the Browser-Id, which survives a reload', async () => {
  answering(done(), done(), done())
  const send = { id: 'sendVerifyCode', send: sendCode, fromBrowser: true } as const
  for (const call of [send, read, send]) await transport(call)
  const [first, none, again] = requests.map((request) => request.headers.get('Browser-Id'))
  expect(first).toMatch(/^[\w-]{36}$/)
  expect([none, again]).toEqual([null, first])
  expect([...stored.values()]).toContain(first)
})
