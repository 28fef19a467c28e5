// Tests that redirects always end on a trusted origin and without user info.
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
])('redirectTarget(%s) is %s of the hub (section 5)', (target, path) => {
  expect(redirectTarget(target, sites)).toBe(sites.hub + path)
})

test.each(['https://shop.example.com/cart?x=1', 'https://app.example.com/open#now'])(
  'a redirect may lead to a trusted external origin: %s',
  (target) => {
    expect(redirectTarget(target, sites)).toBe(target)
  },
)

test('without trusted external origins a redirect leads only to the hub', () => {
  expect(redirectTarget('https://shop.example.com/', { ...sites, neighbours: {} })).toBe(`${sites.hub}/`)
})

describe('malicious redirects', () => {
  test(`${hostile.length} malicious URLs stay on trusted origins`, () => {
    expect(hostile.length).toBeGreaterThanOrEqual(200)
    expect(hostile.filter((target) => !staysOurs(target))).toEqual([])
  })

  test("a URL with user info leads to the home page, even on the hub's host", () => {
    expect(redirectTarget('https://user@hub.example.com/coins', sites)).toBe(`${sites.hub}/`)
  })

  test('100,000 generated URLs stay on trusted origins', () => {
    const { failed, counterexample, numRuns } = fc.check(fc.property(generated, staysOurs), runs)
    expect({ failed, counterexample, numRuns }).toEqual({
      failed: false,
      counterexample: null,
      numRuns: 100_000,
    })
    figure('8. Redirect', `server: ${hostile.length} hostile and ${numRuns} generated strings, 100 % stay`)
  })
})
