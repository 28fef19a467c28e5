// Tests which responses are compressed, and for which clients.
import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { expect, test } from 'vitest'
import { brotli } from './brotli.ts'

const text = `<p>${'A page. '.repeat(500)}</p>`
const server = new Hono()
server.use(compress(), brotli())
server.get('/page', (c) => c.html(text, 404, { Vary: 'Cookie', ETag: 'W/"one"' }))
server.get('/known', () => new Response(null, { status: 304 }))
server.get('/payload', (c) => c.json({ text }))
server.get('/left', () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('left')) })
  return new Response(body, { headers: { 'Content-Type': 'text/html' } })
})
server.onError((_error, c) => c.text('fault', 500))

const ask = (path: string, accepted: string, method = 'GET') =>
  server.request(path, { method, headers: { 'Accept-Encoding': accepted } })

test('a page is compressed with Brotli as a whole and keeps its status and headers', async () => {
  const answer = await ask('/page', 'gzip, deflate, br, zstd')
  const body = Buffer.from(await answer.arrayBuffer())
  expect(brotliDecompressSync(body).toString()).toBe(text)
  expect(answer.status).toBe(404)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(body.byteLength),
    etag: 'W/"one"',
    vary: 'Cookie, Accept-Encoding',
  })
})

test.each([
  ['gzip, deflate', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br; q=0.0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['br', 'br'],
  ['', null],
])('a client with Accept-Encoding "%s" gets Content-Encoding %s', async (accepted, coding) => {
  expect((await ask('/page', accepted)).headers.get('Content-Encoding')).toBe(coding)
})

test('JSON, responses without a body and responses to HEAD requests are not compressed with Brotli', async () => {
  expect((await ask('/payload', 'br')).headers.get('Content-Encoding')).not.toBe('br')
  expect((await ask('/known', 'br')).headers.has('Content-Encoding')).toBe(false)
  expect((await ask('/page', 'br', 'HEAD')).headers.has('Content-Length')).toBe(false)
})

test('if the stream of a page fails, the response is an error instead of a partial page', async () => {
  const answer = await ask('/left', 'br')
  expect([answer.status, await answer.text()]).toEqual([500, 'fault'])
})
