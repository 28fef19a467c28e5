// Tests the routes of a server in development mode, except the API: the local sign-in provider, redirects of external
// services, uploads, webhooks and error pages.
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#scripts/freePort.ts'
import { openToOthers } from '#tests/support/modes.ts'
import { signInAt } from '#tests/support/openid.ts'
import { png } from '#tests/support/pictures.ts'
import { requestIdHeader, shownId } from '#shared/requestId.ts'
import { readConfig } from '../process/config.ts'
import { ofRequest } from '../process/log.ts'
import { openHost } from './host.ts'
import { objectOf, valueAt } from '#shared/unknown.ts'
import { textWith } from '#tests/support/matchers.ts'
import { uploadPolicyOf } from '#tests/support/uploadPolicy.ts'

const folder = await mkdtemp(join(tmpdir(), 'hub-host-'))
// Creates a data folder with the modes that older releases set.
await chmod(folder, 0o755)
await mkdir(join(folder, 'uploads'), { mode: 0o755 })
await writeFile(join(folder, 'uploads/01abc.upload'), 'of a member', { mode: 0o644 })
const port = await freePort()
const origin = `http://localhost:${port}`
const secret = { SHOP_WEBHOOK_SECRET: 'a-secret-of-the-shop' }
const config = readConfig({
  PORT: String(port),
  DATA_FOLDER: folder,
  STAND_INS: 'on',
  SMS_PER_DAY: '2',
  ...secret,
})
const logged: string[] = []
const log = pino({ level: 'debug', mixin: ofRequest }, { write: (line) => void logged.push(line) })
/** Returns all log lines with this level that were written so far. */
const linesOf = (level: 'error' | 'warn' | 'debug') =>
  logged.map((line) => objectOf(JSON.parse(line))).filter((line) => line.level === pino.levels.values[level])
const host = await openHost(config, log, {
  openPages: async () => ({
    fetch: (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/broken') throw new Error('a fault\n{"level":50}')
      return new Response(`page ${pathname}`)
    },
  }),
})
const server = serve({ port, hostname: 'localhost', fetch: host.fetch })
afterAll(async () => {
  server.close()
  await host.close()
  await rm(folder, { recursive: true })
})

async function call(path: string, body?: object) {
  const response = await fetch(`${origin}/api/station/user/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  return valueAt(await response.json(), 'data')
}

test('openHost removes the permissions of other users from the data folder, and creates the database without such permissions', async () => {
  expect(await openToOthers(folder)).toEqual([])
  expect(logged.join('')).toContain(`3 entries of ${folder} were open to other users of this host`)
})

test('the server sends at most SMS_PER_DAY text messages within a day', async () => {
  const send = async (account: string) => {
    const response = await fetch(`${origin}/api/station/user/sendVerifyCode`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ account, purpose: 'register' }),
    })
    return response.status
  }
  const phones = ['+66815550001', '+66815550002', '+66815550003']
  const statuses = []
  for (const phone of phones) statuses.push(await send(phone))
  expect(statuses).toEqual([200, 200, 429])
  expect(await send('mali@example.com')).toBe(200)
})

test.each(['google', 'facebook', 'apple'])('visitors sign in at the local %s provider', async (provider) => {
  const started = objectOf(await call(`oauth/login/${provider}`, { intent: 'signIn', redirect: '/' }))
  expect(started.url).toContain(`${origin}/social/local/`)
  const {
    code = '',
    state = '',
    iss = '',
  } = await signInAt(String(started.url), { email: 'mali@example.com' })
  const query = new URLSearchParams({ code, state, iss, binding: String(started.binding) })
  expect(await call(`oauth/${provider}/callback?${query}`)).toMatchObject({
    next: 'register',
    ticket: { provider, email: 'mali@example.com' },
  })
})

test('the link that turns off emails opens the settings, and rejects a token that the hub did not sign', async () => {
  const link = `${origin}/emails/off/member.coins.signature`
  const page = await fetch(link, { redirect: 'manual' })
  expect([page.status, page.headers.get('Location')]).toEqual([302, '/about-me/privacy#emails'])
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await fetch(link, { method: 'POST', body })).status).toBe(404)
})

test('the path to which a sign-in provider returns renders a page for GET, and redirects to that page if Apple posts a form', async () => {
  const page = await fetch(`${origin}/redirect/fastLogin/apple?code=c`)
  expect(await page.text()).toBe('page /redirect/fastLogin/apple')
  const form = new URLSearchParams({ code: 'c', state: 's' })
  const reply = await fetch(`${origin}/redirect/fastLogin/apple`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  })
  expect([reply.status, reply.headers.get('Location')]).toEqual([
    303,
    '/redirect/fastLogin/apple?state=s&code=c',
  ])
})

test('if a page throws an error, the response is the error page and the error is logged in one line', async () => {
  const answer = await fetch(`${origin}/broken`, { headers: { Cookie: 'a=b; locale=TH' } })
  expect([answer.status, answer.headers.get('X-Frame-Options')]).toEqual([500, 'DENY'])
  const page = await answer.text()
  expect(page).toContain('<html lang="th-TH">')
  expect(page).not.toContain('a fault')
  expect(linesOf('error')).toEqual([
    expect.objectContaining({
      event: 'request_failed',
      method: 'GET',
      path: '/broken',
      fault: textWith('a fault'),
    }),
  ])
})

test('requests through a proxy that is not trusted cause only one error line in the log', async () => {
  for (const address of ['192.0.2.1', '192.0.2.2'])
    await fetch(`${origin}/`, { headers: { 'X-Forwarded-For': address } })
  expect(linesOf('error').filter(({ event }) => event === 'proxy_not_trusted')).toHaveLength(1)
})

test.each(['/inbox', '/sample-shop', '/api/x', '/health', '/social/local/jwks', '/redirect/fastLogin/apple'])(
  'the response headers of %s contain nosniff and prevent framing',
  async (path) => {
    const { headers } = await fetch(`${origin}${path}`)
    expect([headers.get('X-Content-Type-Options'), headers.get('X-Frame-Options')]).toEqual([
      'nosniff',
      'DENY',
    ])
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  },
)

test('the sample shop escapes HTML in the return path of a request', async () => {
  const page = await (await fetch(`${origin}/sample-shop?return_to=%3Cscript%3E`)).text()
  expect(page).toContain('&lt;script&gt;')
  expect(page).not.toContain('<script>')
})

/** Sends the headers of a request and the first bytes of its body, then closes the connection. */
async function hangUpWithin(line: string, headers: string[]) {
  const begun = once(server, 'request')
  const socket = connect(port, 'localhost')
  socket.write([`${line} HTTP/1.1`, `Host: localhost`, ...headers, '', 'PNG'].join('\r\n'))
  await begun
  socket.destroy()
}

test('a webhook request that the shop aborts is not logged as an error', async () => {
  const before = linesOf('error').length
  await hangUpWithin('POST /webhooks/shop/orders', ['Content-Length: 99'])
  await expect
    .poll(() => linesOf('debug'))
    .toContainEqual(expect.objectContaining({ event: 'request_aborted', method: 'POST' }))
  expect(linesOf('error')).toHaveLength(before)
})

test('an aborted upload is not logged as an error, and the same file can be sent again', async () => {
  const before = linesOf('error').length
  const query = new URLSearchParams({
    purpose: 'contact',
    contentType: 'image/png',
    size: String(png.length),
  })
  const policy = await fetch(`${origin}/api/base/oss/queryOssTempPolicy/v2?${query.toString()}`)
  const { url, method, headers } = await uploadPolicyOf(policy)
  const length = `Content-Length: ${png.length}`
  await hangUpWithin(`PUT ${url.replace(origin, '')}`, ['Content-Type: image/png', length])
  // The server processes uploads of the same file one after another, so this upload starts only after the server has
  // abandoned the aborted one.
  expect((await fetch(new URL(url, origin), { method, headers, body: png })).status).toBe(204)
  expect(linesOf('error').slice(before)).toEqual([])
})

test('a client can announce a file, upload it and attach it to a contact message, and the link in the email downloads it', async () => {
  const query = new URLSearchParams({
    purpose: 'contact',
    contentType: 'image/png',
    size: String(png.length),
  })
  const policy = await fetch(`${origin}/api/base/oss/queryOssTempPolicy/v2?${query.toString()}`)
  const { url, method, headers, id } = await uploadPolicyOf(policy)
  expect((await fetch(new URL(url, origin), { method, headers, body: png })).status).toBe(204)
  expect((await fetch(`${origin}/uploads/${id}`)).status).toBe(404)

  const message = { topic: 'other', replyTo: 'mali@example.com', text: 'Look.', attachments: [id] }
  const contactResponse = await fetch(`${origin}/api/station/support/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  })
  const contact: unknown = await contactResponse.json()
  const inbox = await (await fetch(`${origin}/inbox`)).text()
  expect(inbox).toContain(valueAt(contact, 'data', 'reference'))

  const address = /\/uploads\/[^\s<]+/.exec(inbox)?.[0].replaceAll('&amp;', '&') ?? ''
  const fileResponse = await fetch(new URL(address, origin))
  expect([fileResponse.status, new Uint8Array(await fileResponse.arrayBuffer())]).toEqual([200, png])
})

test('the shop webhook rejects an order without a signature', async () => {
  const { status } = await fetch(`${origin}/webhooks/shop/orders`, { method: 'POST', body: '{}' })
  expect(status).toBe(401)
})

test.each(['/api/no/such/call', '/a/page', '/broken', '/%00'])(
  'every response to a request for %s has a new request id',
  async (path) => {
    const headers = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` }
    const answers = await Promise.all([1, 2].map(() => fetch(origin + path, { headers })))
    const ids = answers.map((answer) => answer.headers.get(requestIdHeader))
    expect(new Set(ids).size).toBe(2)
    // The trace id of a client that is not a trusted proxy is ignored.
    for (const id of ids) expect(id).toMatch(/^(?!a{32})[\da-f]{32}$/)
  },
)

test.each(['/broken', '/%00'])('the error page for the path %s shows the request id', async (path) => {
  const answer = await fetch(origin + path)
  expect(await answer.text()).toContain(shownId(answer.headers.get(requestIdHeader) ?? 'none'))
})

test('all log lines of a request contain its request id', async () => {
  const answer = await fetch(`${origin}/broken`)
  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain('If you write to us')
  expect(linesOf('error').map(({ request }) => request)).toContain(answer.headers.get(requestIdHeader))
  expect(ofRequest()).toEqual({})
})
