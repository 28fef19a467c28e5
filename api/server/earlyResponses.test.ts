// Tests responses to requests that Node.js rejects before it creates a request object. These responses have a body and
// the same security headers as all other responses.
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer } from './server.ts'

const host = {
  fetch: () => new Response('an answer'),
  answerUnreadable: () => new Response(null, { status: 400 }),
  everyHeader: { 'Strict-Transport-Security': 'max-age=31536000' },
}
const server = openServer(host, { head: 200, body: 200, upload: 3_600_000, lookEvery: 50 })
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => server.close())

async function exchange(text: string): Promise<string> {
  const address = server.address()
  const socket = connect(typeof address === 'object' ? Number(address?.port) : 0, '127.0.0.1')
  const received: Buffer[] = []
  socket.on('data', (data) => received.push(data))
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  await once(socket, 'close')
  return Buffer.concat(received).toString()
}

const get = (...lines: string[]) => ['GET / HTTP/1.1', ...lines, '', ''].join('\r\n')

test.each([
  ['text that is not HTTP', 'hello\r\n\r\n', 400],
  ['no Host header', get('Connection: close'), 400],
  ['a header without a colon', get('Host: hub.test', 'nonsense'), 400],
  ['two Content-Length headers', get('Host: hub.test', 'Content-Length: 2', 'Content-Length: 3'), 400],
  ['a header of 16 KiB', get('Host: hub.test', `X-Long: ${'x'.repeat(16_384)}`), 431],
  ['incomplete headers', 'GET / HTTP/1.1\r\nHost: hub.test\r\n', 408],
])('a rejected request with %s gets a response with a body and security headers', async (_, text, status) => {
  const answer = await exchange(text)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  for (const header of [
    'Connection: close',
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: DENY',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'Strict-Transport-Security: max-age=31536000',
  ])
    expect(head).toContain(header)
  expect(JSON.parse(body)).toMatchObject({ code: status })
})

test('an HTTP/1.0 request without a Host header is answered, because some load balancers send such requests as health checks', async () => {
  expect(await exchange('GET / HTTP/1.0\r\n\r\n')).toContain('an answer')
})
