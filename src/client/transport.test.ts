import { afterEach, expect, test } from 'vitest'
import { provideCallContext } from './context.ts'
import { ALREADY_CHECKED_IN } from './codes.ts'
import { CallError } from './errors.ts'
import { transport } from './transport.ts'

type Envelope = { code: 200; message: string; data: { coins: number } }

const checkIn = { url: '/api/station/games/normalCheckIn/checkIn', method: 'POST', keyed: true } as const
const read = { url: '/api/station/member/my/web', method: 'GET' } as const

let requests: Request[] = []
afterEach(() => {
  requests = []
})

/** Calls are answered one after the other; `undefined` is a lost connection. */
function answering(...answers: (Response | undefined)[]) {
  const context = {
    fetch: async (request: Request) => {
      requests.push(request)
      const answer = answers.shift()
      if (!answer) throw new TypeError('Failed to fetch')
      return answer
    },
    token: () => 'the-token',
    language: () => 'th' as const,
    openKeys: new Map<string, string>(),
  }
  provideCallContext(() => context)
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) => (error instanceof CallError ? error : expect.unreachable(String(error))),
  )

test('a call carries the bearer token and the language, and no credentials (section 7)', async () => {
  answering(Response.json({ code: 200, message: 'OK', data: { coins: 5 } }))
  expect(await transport<Envelope>(read)).toEqual({ coins: 5 })
  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer the-token')
  expect(requests[0]?.headers.get('Language')).toBe('th')
  expect(requests[0]?.credentials).toBe('omit')
})

test('HTTP 200 with code 200 yields the result or data, or true (section 8)', async () => {
  answering(
    Response.json({ code: 200, message: 'OK', data: { coins: 1 } }),
    Response.json({ code: 200, message: 'OK', result: { coins: 2 } }),
    Response.json({ code: 200, message: 'OK' }),
  )
  const answers = [await transport(read), await transport(read), await transport(read)]
  expect(answers).toEqual([{ coins: 1 }, { coins: 2 }, true])
})

test('any other code, also with HTTP 200, throws with the server’s words, reasons and date (section 8)', async () => {
  const data = { reasons: [{ code: 'ONCE_A_DAY' }], nextDate: '2026-11-21T17:00:00.000Z' }
  answering(Response.json({ code: 10005101, message: 'Today is already done.', data }))
  const error = await failureOf(transport(checkIn))
  expect(error.is(ALREADY_CHECKED_IN)).toBe(true)
  expect(error).toMatchObject({ status: 200, message: 'Today is already done.', refusal: { data } })
})

test.each([10001002, 10001003])('code %i ends the session, whatever the status', async (code) => {
  answering(Response.json({ code, message: 'Please sign in.' }, { status: 401 }))
  const error = await failureOf(transport(read))
  expect(error.endsSession).toBe(true)
})

test('code 200 with another HTTP status is a failure (section 8)', async () => {
  answering(Response.json({ code: 200, message: 'OK', data: {} }, { status: 500 }))
  expect(await failureOf(transport(read))).toMatchObject({ status: 500 })
})

test('an answer that is no envelope throws its status', async () => {
  answering(new Response('<html>', { status: 502 }))
  expect(await failureOf(transport(read))).toMatchObject({ status: 502, refusal: undefined })
})

test('words without a code are the server’s message all the same', async () => {
  answering(Response.json({ message: 'Back in five minutes.' }, { status: 503 }))
  const error = await failureOf(transport(read))
  expect(error).toMatchObject({ status: 503, message: 'Back in five minutes.' })
})

test('a lost connection throws status 0, and the next try sends the same idempotency key', async () => {
  const done = () => Response.json({ code: 200, message: 'OK', data: {} })
  answering(undefined, done(), done())
  expect(await failureOf(transport(checkIn))).toMatchObject({ status: 0 })
  await transport(checkIn)
  await transport(checkIn)
  const [lost, again, later] = requests.map((request) => request.headers.get('Idempotency-Key'))
  expect(again).toBe(lost)
  expect(later).not.toBe(lost)
})

test('a read carries no idempotency key', async () => {
  answering(Response.json({ code: 200, message: 'OK', data: {} }))
  await transport(read)
  expect(requests[0]?.headers.has('Idempotency-Key')).toBe(false)
})
