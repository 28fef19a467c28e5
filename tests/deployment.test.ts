// Checks the deployment files in deploy/: the request headers that HAProxy removes, its TLS rules, and the passwords
// and database roles in compose.yaml.
import { mkdtemp, rm } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { hasHaproxy, startHaproxy } from '#scripts/loadBalancer.ts'
import { freePort } from '#scripts/freePort.ts'

const haproxy = readFileSync('deploy/haproxy.cfg', 'utf8')
const composeText = readFileSync('deploy/compose.yaml', 'utf8')

/** Headers that a server with TRUST_PROXY=on trusts or forwards to its trace collector. */
const believed = ['traceparent', 'tracestate', 'baggage', 'X-Forwarded-For', 'CF-IPCountry']

describe('deploy/haproxy.cfg', () => {
  test.each(believed)('haproxy.cfg removes a client’s header %s before it adds headers', (header) => {
    const [, frontend = ''] = /^frontend hub\n((?: .*\n|\n)+)/m.exec(haproxy) ?? []
    const removes = frontend.indexOf(`\n  http-request del-header ${header}\n`)
    expect(removes).toBeGreaterThan(0)
    expect(removes).toBeLessThan(frontend.indexOf('option forwardfor'))
  })

  test.runIf(hasHaproxy())('HAProxy does not forward forged headers from a client', async () => {
    const origin = await startWith((text) => text.replace(/^ {2}http-request (?:redirect|deny) .*\n/gm, ''))
    const forgedHeaders = Object.fromEntries(believed.map((header) => [header, 'of-a-client']))
    const received: unknown = await (await fetch(origin, { headers: forgedHeaders })).json()
    expect(JSON.stringify(received)).not.toContain('of-a-client')
    expect(received).toHaveProperty('x-forwarded-for', '127.0.0.1')
    expect(received).not.toHaveProperty('traceparent')
  })

  test.runIf(hasHaproxy())('HAProxy redirects pages to https and rejects API calls without TLS', async () => {
    const origin = await startWith((text) => text)
    const statusOf = async (path: string) => (await fetch(origin + path, { redirect: 'manual' })).status
    for (const page of ['/', '/coins?a=1', '/apiary'])
      expect([page, await statusOf(page)]).toEqual([page, 308])
    for (const call of ['/api/station/user/login', '/uploads/x', '/webhooks/shop/orders'])
      expect([call, await statusOf(call)]).toEqual([call, 403])
  })

  test('haproxy.cfg accepts only TLS 1.2 and newer', () => {
    expect(haproxy).toContain('\n  ssl-default-bind-options ssl-min-ver TLSv1.2\n')
  })
})

/** Starts HAProxy in front of a server that responds with the headers it received. @returns the origin */
async function startWith(change: (configuration: string) => string) {
  const folder = await mkdtemp(join(tmpdir(), 'hub-haproxy-'))
  const server = createServer(({ headers }, response) => response.end(JSON.stringify(headers)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const backend = `127.0.0.1:${addressOf(server.address()).port}`
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const configuration = change(haproxy)
    .replace(/^ {2}maxconn .*\n/m, '')
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace(/^ {2}bind :443.*\n/m, '')
    .replaceAll(/"\$\{WEB_\d\}"/g, backend)
  const isUp = async () => {
    const answer = await fetch(origin, { redirect: 'manual' }).catch(() => undefined)
    return answer !== undefined && answer.status < 500
  }
  const stop = await startHaproxy(folder, configuration, isUp)
  onTestFinished(async () => {
    await stop()
    server.close()
    await rm(folder, { recursive: true })
  })
  return origin
}

const service = z.object({
  environment: z.optional(z.record(z.string(), z.string())),
  command: z.optional(z.array(z.string())),
  env_file: z.optional(z.string()),
})
const compose = z.object({ services: z.record(z.string(), service) })
const { services } = compose.parse(parse(composeText, { merge: true }))
const environmentOf = (name: string) => services[name]?.environment ?? {}
const hubs = ['web-1', 'web-2', 'worker']

describe('deploy/compose.yaml', () => {
  test('compose.yaml has no default passwords and does not start without passwords', () => {
    const variables = [...composeText.matchAll(/\$\{([^}]*)\}/g)].map(([, variable = '']) => variable)
    expect(new Set(variables)).toEqual(
      new Set([
        'DATABASE_PASSWORD:?',
        'DATABASE_OWNER_PASSWORD:?',
        'VALKEY_PASSWORD:?',
        'S3_ACCESS_KEY_ID:?',
        'S3_SECRET_ACCESS_KEY:?',
      ]),
    )
    const filledIn = readFileSync('deploy/hub.env', 'utf8').match(/^\w*(?:PASSWORD|SECRET|KEY)\w*=.+$/gm)
    expect(filledIn).toBeNull()
  })

  test.each(hubs)('compose.yaml connects %s as hub_server, without the password of the owner', (name) => {
    const environment = environmentOf(name)
    expect(environment.DATABASE_URL).toBe('postgres://hub_server:${DATABASE_PASSWORD:?}@postgres/hub')
    expect(environment.DATABASE_OWNER_PASSWORD).toBe('')
    const rest = Object.values({ ...environment, DATABASE_OWNER_PASSWORD: '' })
    expect(rest.join(' ')).not.toContain('OWNER')
  })

  test('compose.yaml runs migrations as the database owner that it creates when it initializes PostgreSQL', () => {
    expect(environmentOf('migrate').DATABASE_URL).toBe(
      'postgres://hub:${DATABASE_OWNER_PASSWORD:?}@postgres/hub',
    )
    expect(environmentOf('postgres')).toEqual({
      POSTGRES_USER: 'hub',
      POSTGRES_PASSWORD: '${DATABASE_OWNER_PASSWORD:?}',
      DATABASE_PASSWORD: '${DATABASE_PASSWORD:?}',
    })
  })

  test('compose.yaml starts Valkey with the password that the servers use', () => {
    expect(services.valkey?.command?.slice(-2)).toEqual(['--requirepass', '${VALKEY_PASSWORD:?}'])
    for (const name of hubs)
      expect(environmentOf(name).VALKEY_URL).toBe('redis://:${VALKEY_PASSWORD:?}@valkey')
  })
})

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.')
  return address
}
