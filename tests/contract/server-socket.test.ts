// Tests invalid requests over a real connection, because only there a body can arrive late, never end or contradict the
// headers.
import { once } from 'node:events'
import { connect } from 'node:net'
import { serve, type ServerType } from '@hono/node-server'
import { afterAll, expect, test } from 'vitest'
import { testApi } from '../support/api.ts'
import { checkAnswer } from '../support/contract.ts'
import { newAccount } from '../support/members.ts'

const api = await testApi()
const { server, port } = await new Promise<{ server: ServerType; port: number }>((resolve) => {
  const started = serve(
    { fetch: (request) => api.fetch(request), port: 0, hostname: '127.0.0.1' },
    (address) => resolve({ server: started, port: address.port }),
  )
})
afterAll(async () => {
  server.close()
  await once(server, 'close')
})

const MiB = 1_048_576
const url = `http://127.0.0.1:${port}/api/station/user/sendVerifyCode`
const head = (...lines: string[]) =>
  [
    'POST /api/station/user/sendVerifyCode HTTP/1.1',
    'Host: hub.test',
    'Content-Type: application/json',
    ...lines,
    '',
    '',
  ].join('\r\n')

/** Sends the bytes and returns the complete response after the server has closed the connection. */
async function exchange(...parts: (string | Buffer)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const received: Buffer[] = []
  socket.on('data', (data) => received.push(data))
  // Ignore errors: the server may close the connection before the request is complete.
  socket.on('error', () => {})
  await once(socket, 'connect')
  for (const part of parts) socket.write(part)
  await new Promise((resolve) => socket.once('close', resolve))
  return Buffer.concat(received).toString()
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

test('a valid call over a socket succeeds', async () => {
  const body = JSON.stringify({ account: newAccount(), purpose: 'login' })
  const response = await fetch(url, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
  const received = { status: response.status, headers: response.headers, text: await response.text() }
  expect(checkAnswer('sendVerifyCode', received).code).toBe(200)
})

test('a body that is one byte longer than 1 MiB returns 413 in an envelope, and the next call succeeds', async () => {
  const body = Buffer.alloc(MiB + 1, ' ')
  const response = await fetch(url, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
  const received = { status: response.status, headers: response.headers, text: await response.text() }
  expect(checkAnswer('sendVerifyCode', received).code).toBe(413)
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200)
})

test('a chunked body that is one byte longer than 1 MiB returns 413 and closes the connection', async () => {
  const chunk = Buffer.from(`10000\r\n${' '.repeat(65_536)}\r\n`)
  const chunks = Array.from({ length: 16 }, () => chunk)
  const answer = await exchange(
    head('Transfer-Encoding: chunked', 'Connection: close'),
    ...chunks,
    '1\r\n \r\n0\r\n\r\n',
  )
  expect(statusOf(answer)).toBe(413)
  expect(answer).toContain('"code":413')
})

test('a body whose Content-Length is too large returns 413 before the body arrives', async () => {
  const answer = await exchange(head(`Content-Length: ${MiB + 1}`), ' '.repeat(1_000))
  expect(statusOf(answer)).toBe(413)
  expect(answer).toContain('"code":413')
})

test('a request with 16 KiB of headers returns the status 431', async () => {
  const answer = await exchange(head('Content-Length: 2', `X-Padding: ${'x'.repeat(16_384)}`), '{}')
  expect(statusOf(answer)).toBe(431)
})

test.each([
  ['a header without a colon', head('Content-Length: 2', 'nonsense')],
  ['two Content-Length headers', head('Content-Length: 2', 'Content-Length: 3')],
  ['a Content-Length that is not a number', head('Content-Length: two')],
  ['a Content-Length and a chunked body', head('Content-Length: 2', 'Transfer-Encoding: chunked')],
  ['text that is not HTTP', 'hello\r\n\r\n'],
])('a request with %s returns a 4xx status', async (_, text) => {
  const status = statusOf(await exchange(text))
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})
