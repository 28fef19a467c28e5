// Tests a public hub on https: HSTS on every response, limited password attempts at the inbox, and well-known files.
import { objectOf } from '#shared/unknown.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#scripts/freePort.ts'
import { readConfig } from '../process/config.ts'
import { openHost } from './host.ts'
import { anyText } from '#tests/support/matchers.ts'
import { uploadPolicyOf } from '#tests/support/uploadPolicy.ts'

const folder = await mkdtemp(join(tmpdir(), 'hub-public-'))
const port = await freePort()
const origin = `http://localhost:${port}`
const password = 'quiet river at night'
const config = readConfig({
  PORT: String(port),
  DATA_FOLDER: folder,
  HUB_URL: 'https://hub.example.com',
  INBOX: 'on',
  INBOX_PASSWORD: password,
  SHOP_WEBHOOK_SECRET: 'a-secret-of-the-shop',
  REVIEW_WEBHOOK_SECRET: 'a-secret-of-reviews',
  SECURITY_CONTACT: 'mailto:security@example.com',
})
const logged: string[] = []
const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) })
const host = await openHost(config, log, {
  openPages: async () => ({
    fetch: (request) => {
      if (new URL(request.url).pathname === '/broken') throw new Error('a fault')
      return new Response('page')
    },
  }),
})
const server = serve({ port, hostname: 'localhost', fetch: host.fetch })
afterAll(async () => {
  server.close()
  await host.close()
  await rm(folder, { recursive: true })
})

const lines = () => logged.splice(0).map((line) => objectOf(JSON.parse(line)))

test.each(['/', '/broken', '/api/x', '/health', '/inbox', '/uploads/x', '/webhooks/shop/orders', '/%00'])(
  'the response of %s has an HSTS header with a max-age of one year',
  async (path) => {
    const { headers } = await fetch(origin + path)
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
    lines()
  },
)

test('the inbox checks only ten of 300 concurrent wrong passwords, and logs each of these ten with the network of the client', async () => {
  const guess = (word: string) => {
    const headers = { Authorization: `Basic ${Buffer.from(`inbox:${word}`).toString('base64')}` }
    return fetch(`${origin}/inbox`, { headers })
  }
  const answers = await Promise.all(
    Array.from({ length: 300 }, async (_, index) => await guess(`no ${index}`)),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(290)
  expect((await guess(password)).headers.get('Retry-After')).toMatch(/^\d+$/)
  const entries = lines()
  expect(entries).toHaveLength(10)
  expect(entries[0]).toMatchObject({ level: 40, refused: 'inbox password', network: anyText })
  expect(JSON.stringify(entries)).not.toContain('no 1')
})

test.each(['/webhooks/shop/orders', '/webhooks/review'])(
  'a webhook without a signature is rejected and logged with the network of the sender: %s',
  async (path) => {
    expect((await fetch(origin + path, { method: 'POST', body: '{"a":"canary"}' })).status).toBe(401)
    const entries = lines()
    expect(entries).toEqual([expect.objectContaining({ refused: 'webhook signature', path })])
    expect(entries[0]).toHaveProperty('network')
    expect(JSON.stringify(entries)).not.toContain('canary')
  },
)

test('security.txt names a contact and expires within a year', async () => {
  const answer = await fetch(`${origin}/.well-known/security.txt`)
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; charset=utf-8$/i)
  const text = await answer.text()
  expect(text).toMatch(/^Contact: mailto:security@example\.com$/m)
  expect(text).toMatch(/^Canonical: https:\/\/hub\.example\.com\/\.well-known\/security\.txt$/m)
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(80)
  expect(days).toBeLessThan(365)
})

test('/.well-known/change-password redirects to the page that changes a password', async () => {
  const answer = await fetch(`${origin}/.well-known/change-password`, { redirect: 'manual' })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('Location')).toBe('/changePassword')
})

test('robots.txt allows public pages and disallows all others', async () => {
  const text = await (await fetch(`${origin}/robots.txt`)).text()
  expect(text).toMatch(/^Allow: \/\$$/m)
  expect(text).toMatch(/^Allow: \/app\/faq$/m)
  expect(text).toMatch(/^Disallow: \/$/m)
})

test('a request with a forged file signature is logged with the network of the client and without the signature', async () => {
  const query = new URLSearchParams({ purpose: 'contact', contentType: 'image/png', size: '99' })
  const { id } = await uploadPolicyOf(await fetch(`${origin}/api/base/oss/queryOssTempPolicy/v2?${query}`))
  lines()
  expect((await fetch(`${origin}/uploads/${id}?signature=canary`)).status).toBe(404)
  const entries = lines()
  expect(entries).toEqual([expect.objectContaining({ level: 40, refused: 'file signature', file: id })])
  expect(entries[0]).toHaveProperty('network')
  expect(JSON.stringify(entries)).not.toContain('canary')
})
