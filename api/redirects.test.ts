// Whatever a redirect is asked for, it ends on an origin of ours, without user info.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redirectTarget } from './redirects.ts'

const sites = {
  hub: 'https://hub.example.com',
  neighbours: ['https://app.example.com', 'https://shop.example.com'],
}
const ours = new Set([sites.hub, ...sites.neighbours])

function staysOurs(wanted: string): boolean {
  const { origin, username, password } = new URL(redirectTarget(wanted, sites))
  return ours.has(origin) && !username && !password
}

test.each([
  [undefined, '/'],
  [null, '/'],
  ['', '/'],
  ['/', '/'],
  ['/coins?x=1#top', '/coins?x=1#top'],
  ['https://hub.example.com/gifts', '/gifts'],
  ['https://hub.example.com:443/gifts', '/gifts'],
  ['?a=1', '/?a=1'],
  ['/search?q=http://evil.example', '/search?q=http://evil.example'],
])('%s leads to %s of the hub (section 5)', (wanted, path) => {
  expect(redirectTarget(wanted, sites)).toBe(sites.hub + path)
})

test.each(['https://shop.example.com/cart?x=1', 'https://app.example.com/open#now'])(
  'a neighbour may be followed to: %s',
  (wanted) => {
    expect(redirectTarget(wanted, sites)).toBe(wanted)
  },
)

test('without neighbours, only the hub may be', () => {
  expect(redirectTarget('https://shop.example.com/', { ...sites, neighbours: [] })).toBe(`${sites.hub}/`)
})

// Each way to dress up a host, with each host that is not ours: 30 × 14 strings, and those that stand for themselves.
const evilHosts = [
  'evil.example',
  'evil.example:443',
  'hub.example.com.evil.example',
  'evil.example/hub.example.com',
  'hub.example.com:8443',
  'hub.example.com@evil.example',
  'user:secret@hub.example.com',
  'xn--hub-9la.example.com',
  'HUB.EXAMPLE.COM.',
  '127.0.0.1',
  '[::1]',
  '0x7f000001',
  'hub。example。com',
  'hub.example.com%2eevil.example',
]
const disguises = [
  (host: string) => `https://${host}/`,
  (host: string) => `http://${host}/`,
  (host: string) => `//${host}/`,
  (host: string) => `///${host}/`,
  (host: string) => `////${host}`,
  (host: string) => `\\\\${host}`,
  (host: string) => `/\\${host}`,
  (host: string) => `\\/${host}`,
  (host: string) => `https:${host}`,
  (host: string) => `https:/${host}`,
  (host: string) => `https:\\\\${host}`,
  (host: string) => `https:///${host}`,
  (host: string) => `HTTPS://${host}`,
  (host: string) => ` https://${host}`,
  (host: string) => `\thttps://${host}`,
  (host: string) => `ht\ntps://${host}`,
  (host: string) => `http\r\ns://${host}`,
  (host: string) => `https://\t${host}`,
  (host: string) => `\0https://${host}`,
  (host: string) => `@${host}`,
  (host: string) => `:${host}`,
  (host: string) => `:pass@${host}`,
  (host: string) => `.${host}`,
  (host: string) => `-${host}`,
  (host: string) => `%2F%2F${host}`,
  (host: string) => `https://hub.example.com@${host}`,
  (host: string) => `https://hub.example.com\\@${host}`,
  (host: string) => `https://hub.example.com#@${host}`,
  (host: string) => `https://hub.example.com.${host}`,
  (host: string) => `httpx://${host}`,
]
const alone = [
  'http',
  'https',
  'https:',
  'https://',
  'https://[',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://hub.example.com/1',
  'ftp://hub.example.com/',
  'http://hub.example.com/',
  'https://hub.example.com:444/',
  'https://example.com/',
  'https://sub.hub.example.com/',
  'https://hubxexample.com/',
  '\u202ehttps://evil.example',
  '\ud800',
  'x'.repeat(100_000),
]
const hostile = [...disguises.flatMap((dress) => evilHosts.map(dress)), ...alone]

describe('hostile strings', () => {
  test(`${hostile.length} of them never leave`, () => {
    expect(hostile.length).toBeGreaterThanOrEqual(200)
    expect(hostile.filter((wanted) => !staysOurs(wanted))).toEqual([])
  })

  test('an address with user info leads home, even on our own host', () => {
    expect(redirectTarget('https://user@hub.example.com/coins', sites)).toBe(`${sites.hub}/`)
  })

  test('100,000 generated ones neither', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.webUrl(),
      fc.constantFrom(
        ...'http https :// / // \\ @ : . # ? % %2f \t \n \r hub.example.com evil.example'.split(' '),
      ),
      fc.constantFrom(...evilHosts, '\t', '\n', '\0', ' ', '\u3002', '\uff0f'),
    )
    const wanted = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
    const { failed, counterexample, numRuns } = fc.check(fc.property(wanted, staysOurs), {
      ...{ numRuns: 100_000, seed: 20_261_121 },
    })
    expect({ failed, counterexample, numRuns }).toEqual({
      failed: false,
      counterexample: null,
      numRuns: 100_000,
    })
  })
})
