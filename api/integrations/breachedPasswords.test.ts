// Tests lookups of breached passwords. A local server simulates a service that is fast, slow, broken or down, or sends
// too many bytes.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openBreachedPasswords, type IsBreached } from './breachedPasswords.ts'

type Asked = { url: string | undefined; method: string | undefined; headers: IncomingHttpHeaders }

let requests: Asked[] = []
let answer: (response: ServerResponse, prefix: string) => void
const server = createServer(({ url, method, headers }, response) => {
  requests.push({ url, method, headers })
  answer(response, url?.slice(-5) ?? '')
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const origin = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase()
const breached = 'a canary of a breached password'
const other = 'F'.repeat(35)
const rightAnswer = `${other}:3\r\n${hashOf(breached).slice(5)}:42\r\n`

let failures: string[]
let isBreached: IsBreached
beforeEach(() => {
  requests = []
  failures = []
  isBreached = openBreachedPasswords(`${origin}/range/`, (error) => failures.push(String(error)))
  answer = (response) => response.end(rightAnswer)
})

test('the lookup sends five digits of the password’s hash, requests padding and finds a breached password', async () => {
  expect(await isBreached(breached)).toBe(true)
  expect(requests).toMatchObject([
    { url: `/range/${hashOf(breached).slice(0, 5)}`, method: 'GET', headers: { 'add-padding': 'true' } },
  ])
  const requestText = JSON.stringify(requests)
  for (const secret of [breached, 'canary', hashOf(breached), hashOf(breached).slice(5)])
    expect(requestText).not.toContain(secret)
  expect(failures).toEqual([])
})

test('the lookup works with a URL without a trailing slash, and does not report a password with another hash', async () => {
  const open = openBreachedPasswords(`${origin}/range`, () => {})
  expect(await open('another password that nobody has')).toBe(false)
  expect(requests[0]?.url).toMatch(/^\/range\/[\dA-F]{5}$/)
})

test('the lookup ignores padding entries in the response', async () => {
  answer = (response) => response.end(`${hashOf(breached).slice(5)}:0\r\n${other}:0\r\n`)
  expect(await isBreached(breached)).toBe(false)
  expect(failures).toEqual([])
})

test('concurrent lookups of one hash prefix share one request; after a failed request, the next lookup sends a new request', async () => {
  answer = (response) => response.writeHead(500).end()
  expect(await isBreached(breached)).toBe(false)
  answer = (response) => response.end(rightAnswer)
  expect(await Promise.all(Array.from({ length: 20 }, () => isBreached(breached)))).toEqual(
    Array.from({ length: 20 }, () => true),
  )
  expect(requests).toHaveLength(2)
})

test('the cache evicts the oldest hash prefixes when it is full', async () => {
  const lines = Array.from(
    { length: 11_000 },
    (_, index) => `${index.toString(16).toUpperCase().padStart(35, '0')}:1`,
  )
  answer = (response) => response.end(lines.join('\n'))
  const passwords = Array.from({ length: 10 }, (_, index) => `password number ${index}`)
  for (const password of [...passwords, ...passwords.slice(0, 1)]) await isBreached(password)
  expect(failures).toEqual([])
  expect(requests).toHaveLength(11)
})

const openResponses: ServerResponse[] = []

test.each<[string, (response: ServerResponse) => void, RegExp]>([
  ['never answers', (response) => void openResponses.push(response), /TimeoutError/],
  [
    'stops in the middle of its response',
    (response) => {
      openResponses.push(response)
      response.write(`${other}:3\r\n`)
    },
    /TimeoutError/,
  ],
  [
    'closes the connection in the middle of its response',
    (response) => response.writeHead(200, { 'Content-Length': 9 }).write('ab', () => response.destroy()),
    /terminated/,
  ],
  ['responds with status 500', (response) => response.writeHead(500).end(rightAnswer), /status 500/],
  ['responds with status 429', (response) => response.writeHead(429).end(), /status 429/],
  ['responds with status 204', (response) => response.writeHead(204).end(), /status 204/],
  [
    'redirects',
    (response) => response.writeHead(302, { Location: `${origin}/elsewhere` }).end(),
    /fetch failed/,
  ],
  [
    'responds with an HTML page',
    (response) => response.end('<html>Sign in to the network</html>'),
    /no hashes/,
  ],
  ['sends an empty response', (response) => response.end(), /no hashes/],
  ['sends an endless response', flood, /more than 500000 bytes/],
])(
  'a lookup returns false and reports the failure within 2 s if the service %s',
  async (_what, does, why) => {
    answer = does
    const started = performance.now()
    expect(await isBreached(breached)).toBe(false)
    expect(performance.now() - started).toBeLessThan(2_000)
    expect(failures).toEqual([expect.stringMatching(why)])
    expect(failures.join()).not.toMatch(new RegExp(`canary|${hashOf(breached).slice(0, 8)}`, 'i'))
    for (const response of openResponses.splice(0)) response.destroy()
  },
)

test('a lookup returns false if the service is unreachable', async () => {
  const away = openBreachedPasswords('http://127.0.0.1:1/range/', (error) => failures.push(String(error)))
  expect(await away(breached)).toBe(false)
  expect(failures).toHaveLength(1)
})

function flood(response: ServerResponse) {
  const part = `${other}:1\r\n`.repeat(1_000)
  const write = () => {
    while (!response.destroyed && response.write(part));
    if (!response.destroyed) response.once('drain', write)
  }
  write()
}
