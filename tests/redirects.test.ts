// Whatever a redirect is asked for, it ends on an origin of ours, without user info.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redirectTarget } from '#shared/redirects.ts'
import { figure } from './support/figures.ts'
import { generated, hostile, runs } from './support/redirects.ts'

const sites = {
  hub: 'https://hub.example.com',
  neighbours: { app: 'https://app.example.com', shop: 'https://shop.example.com' },
}
const ours = new Set([sites.hub, ...Object.values(sites.neighbours)])

function staysOurs(target: string): boolean {
  const { origin, username, password } = new URL(redirectTarget(target, sites))
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
])('%s leads to %s of the hub (section 5)', (target, path) => {
  expect(redirectTarget(target, sites)).toBe(sites.hub + path)
})

test.each(['https://shop.example.com/cart?x=1', 'https://app.example.com/open#now'])(
  'a neighbour may be followed to: %s',
  (target) => {
    expect(redirectTarget(target, sites)).toBe(target)
  },
)

test('without neighbours, only the hub may be', () => {
  expect(redirectTarget('https://shop.example.com/', { ...sites, neighbours: {} })).toBe(`${sites.hub}/`)
})

describe('hostile strings', () => {
  test(`${hostile.length} of them never leave`, () => {
    expect(hostile.length).toBeGreaterThanOrEqual(200)
    expect(hostile.filter((target) => !staysOurs(target))).toEqual([])
  })

  test('an address with user info leads home, even on our own host', () => {
    expect(redirectTarget('https://user@hub.example.com/coins', sites)).toBe(`${sites.hub}/`)
  })

  test('100,000 generated ones neither', () => {
    const { failed, counterexample, numRuns } = fc.check(fc.property(generated, staysOurs), runs)
    expect({ failed, counterexample, numRuns }).toEqual({
      failed: false,
      counterexample: null,
      numRuns: 100_000,
    })
    figure('8. Redirect', `server: ${hostile.length} hostile and ${numRuns} generated strings, 100 % stay`)
  })
})
