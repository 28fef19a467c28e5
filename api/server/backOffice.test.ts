// Tests the hosts of members and of staff in one process: neither serves the routes of the other, and pages of the back
// office have strict security headers.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import pino from 'pino'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '#scripts/freePort.ts'
import { openBackOfficePages } from './backOfficePages.ts'
import { staffOperationIds } from '../backOfficeApp/app.ts'
import { operations } from '#generated/backOffice/operations.ts'
import { responseTo } from '#tests/support/responseTo.ts'
import { readConfig } from '../process/config.ts'
import { openHost } from './host.ts'

const folder = await mkdtemp(join(tmpdir(), 'hub-back-office-host-'))
const pages = join(folder, 'pages')
await mkdir(join(pages, 'assets'), { recursive: true })
await writeFile(join(pages, 'index.html'), '<meta name="csp-nonce" content="__NONCE__">')
await writeFile(join(pages, 'assets/app-1.js'), 'start()')

const [port, backOfficePort] = [await freePort(), await freePort()]
const config = readConfig({
  PORT: String(port),
  BACK_OFFICE_PORT: String(backOfficePort),
  DATA_FOLDER: join(folder, 'data'),
  STAND_INS: 'on',
})
const host = await openHost(config, pino({ level: 'silent' }), {
  openPages: async () => ({ fetch: () => new Response('page of members') }),
  backOfficePages: await openBackOfficePages(pages),
})
const { backOffice } = host
if (!backOffice) throw new Error('The host has no back office.')
const servers = [
  serve({ port, hostname: 'localhost', fetch: host.fetch }),
  serve({ port: backOfficePort, hostname: 'localhost', fetch: backOffice.fetch }),
]
afterAll(async () => {
  for (const server of servers) server.close()
  await host.close()
  await rm(folder, { recursive: true })
})
const members = `http://localhost:${port}`
const staff = `http://localhost:${backOfficePort}`

test.each(staffOperationIds)('the host of members does not serve %s', async (id) => {
  const { method, path } = operations[id]
  const response = await fetch(members + path, { method: method.toUpperCase() })
  expect(response.status).toBe(404)
})

test.each(['/api/station/user/info', '/health', '/inbox', '/uploads/x', '/webhooks/shop/orders', '/metrics'])(
  'the host of the back office does not serve %s',
  async (path) => {
    const response = await fetch(staff + path, { method: path.startsWith('/api/') ? 'POST' : 'GET' })
    const text = await response.text()
    expect(text.includes('csp-nonce') || response.status === 404).toBe(true)
  },
)

test.each([
  '/',
  '/reviews',
  '/sign-in/return',
  '/signed-out',
  '/files/proof/x/y',
  '/api/back-office/session',
])('the back office answers %s with headers against framing and sniffing', async (path) => {
  const { headers } = await fetch(staff + path)
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('X-Frame-Options')).toBe('DENY')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
})

test('the CSP of a back-office page allows its own scripts, and styles with a nonce that is different in each response', async () => {
  const nonceOf = async () => {
    const response = await fetch(`${staff}/reviews`)
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self';")
    const nonce = /content="([^"]{16,})"/.exec(await response.text())?.[1] ?? 'no nonce'
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
    return nonce
  }
  expect(await nonceOf()).not.toBe(await nonceOf())
})

test('files of the build are cached, and other files are not served', async () => {
  const file = await fetch(`${staff}/assets/app-1.js`)
  expect([file.status, file.headers.get('Cache-Control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  for (const path of ['/assets/app-2.js', '/assets/..%2findex.html', '/assets/%2e%2e/%2e%2e/data/x'])
    expect((await fetch(staff + path)).headers.get('Cache-Control')).not.toBe(
      'public, max-age=31536000, immutable',
    )
})

test('an upload without a session is answered with 401 before its body arrives', async () => {
  const { path, bodyLimit } = operations.startTrackingImport
  const headers = {
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': 'application/json',
    'Content-Length': String(bodyLimit),
  }
  const sending = request(staff + path, { method: 'POST', headers })
  onTestFinished(() => void sending.destroy())
  // Sends only the headers: a server that waits for the body would not answer.
  sending.flushHeaders()
  expect((await responseTo(sending)).statusCode).toBe(401)
})
