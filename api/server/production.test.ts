// Tests that a production hub with the minimal configuration exposes no development pages and no development sign-in
// provider. That provider would let anyone claim an email address.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#scripts/freePort.ts'
import { signInAt } from '#tests/support/openid.ts'
import { readConfig } from '../process/config.ts'
import { openHost } from './host.ts'
import { objectOf, valueAt } from '#shared/unknown.ts'

const folder = await mkdtemp(join(tmpdir(), 'hub-production-'))
const port = await freePort()
const origin = `http://localhost:${port}`
const config = readConfig({
  PORT: String(port),
  DATA_FOLDER: folder,
  HUB_URL: origin,
  SMTP_URL: 'smtp://127.0.0.1:1',
  SHOP_URL: 'https://shop.example.com',
  SHOP_MULTIPASS_SECRET: 'a secret of the shop',
})
const host = await openHost(config, pino({ level: 'silent' }), {
  openPages: async () => ({
    fetch: () => new Response('no such page', { status: 404 }),
  }),
})
const server = serve({ port, hostname: 'localhost', fetch: host.fetch })
afterAll(async () => {
  server.close()
  await host.close()
  await rm(folder, { recursive: true })
})

/**
 * Signs in at the development provider with this email address. @returns the email address that the hub accepts as
 * verified
 */
async function believed(email: string): Promise<unknown> {
  const start = await fetch(`${origin}/api/station/user/oauth/login/google`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ intent: 'signIn', redirect: '/' }),
  })
  const started = objectOf(valueAt(await start.json(), 'data'))
  if (typeof started.url !== 'string') return undefined
  const { code = '', state = '', iss = '' } = await signInAt(started.url, { email })
  const query = new URLSearchParams({ code, state, iss, binding: String(started.binding) })
  const answer = await fetch(`${origin}/api/station/user/oauth/google/callback?${query}`)
  return valueAt(await answer.json(), 'data', 'ticket', 'email')
}

test('the hub does not accept an email address that a visitor claims at the development provider', async () => {
  expect(await believed('somebody@example.com')).toBeUndefined()
})

test.each(['/social/local/jwks', '/social/local/auth', '/sample-shop', '/inbox'])(
  'a production hub answers 404 for %s',
  async (path) => expect((await fetch(origin + path)).status).toBe(404),
)
