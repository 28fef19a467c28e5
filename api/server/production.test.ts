// Tests that a production hub with the minimal configuration exposes no development pages and no development sign-in
// provider. That provider would let anyone claim an email address.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { PROVIDER_UNAVAILABLE } from '#generated/codes.ts'
import { freePort } from '#scripts/freePort.ts'
import { signInAt } from '#tests/support/openid.ts'
import { readConfig } from '../process/config.ts'
import { openHost } from './host.ts'
import { objectOf, valueAt } from '#shared/unknown.ts'

/** Starts a hub with the settings, without pages, and stops it after the tests. @returns its origin */
async function startHub(settings: Record<string, string>): Promise<string> {
  const [folder, port] = [await mkdtemp(join(tmpdir(), 'hub-production-')), await freePort()]
  const origin = `http://localhost:${port}`
  const config = readConfig({ PORT: String(port), DATA_FOLDER: folder, HUB_URL: origin, ...settings })
  const host = await openHost(config, pino({ level: 'silent' }), {
    openPages: async () => ({ fetch: () => new Response('no such page', { status: 404 }) }),
  })
  const server = serve({ port, hostname: 'localhost', fetch: host.fetch })
  afterAll(async () => {
    server.close()
    await host.close()
    await rm(folder, { recursive: true })
  })
  return origin
}

const production = await startHub({
  SMTP_URL: 'smtp://127.0.0.1:1',
  SHOP_URL: 'https://shop.example.com',
  SHOP_MULTIPASS_SECRET: 'a secret of the shop',
})

async function startSignIn(origin: string): Promise<unknown> {
  const start = await fetch(`${origin}/api/station/user/oauth/login/google`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ intent: 'signIn', redirect: '/' }),
  })
  const answer: unknown = await start.json()
  return answer
}

test('a production hub without a configured provider starts no sign-in with a provider', async () => {
  expect(await startSignIn(production)).toMatchObject({ code: PROVIDER_UNAVAILABLE })
})

test('a development hub accepts an email address that a visitor claims at the development provider', async () => {
  const origin = await startHub({ STAND_INS: 'on' })
  const started = objectOf(valueAt(await startSignIn(origin), 'data'))
  const {
    code = '',
    state = '',
    iss = '',
  } = await signInAt(String(started.url), { email: 'somebody@example.com' })
  const query = new URLSearchParams({ code, state, iss, binding: String(started.binding) })
  const answer = await fetch(`${origin}/api/station/user/oauth/google/callback?${query}`)
  expect(valueAt(await answer.json(), 'data', 'ticket', 'email')).toBe('somebody@example.com')
})

test.each(['/social/local/jwks', '/social/local/auth', '/sample-shop', '/inbox'])(
  'a production hub answers 404 for %s',
  async (path) => expect((await fetch(production + path)).status).toBe(404),
)
