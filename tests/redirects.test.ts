// Tests that redirects always lead to a trusted origin, with a URL that contains no user name or password.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redirectTarget } from '#shared/redirects.ts'
import { measurement } from './support/measurements.ts'
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
])('redirectTarget(%s) is the path %s of the hub (section 5 of the specification)', (target, path) => {
  expect(redirectTarget(target, sites)).toBe(sites.hub + path)
})

test.each(['https://shop.example.com/cart?x=1', 'https://app.example.com/open#now'])(
  'a redirect may lead to a trusted external origin: %s',
  (target) => {
    expect(redirectTarget(target, sites)).toBe(target)
  },
)

test('redirects lead only to the hub if no trusted external origins are configured', () => {
  expect(redirectTarget('https://shop.example.com/', { ...sites, neighbours: {} })).toBe(`${sites.hub}/`)
})

describe('malicious redirects', () => {
  test(`redirects to ${hostile.length} malicious URLs stay on trusted origins`, () => {
    expect(hostile.length).toBeGreaterThanOrEqual(200)
    expect(hostile.filter((target) => !staysOurs(target))).toEqual([])
  })

  test("a URL with a user name leads to the home page, even on the hub's host", () => {
    expect(redirectTarget('https://user@hub.example.com/coins', sites)).toBe(`${sites.hub}/`)
  })

  test('redirects to 100,000 generated URLs stay on trusted origins', () => {
    const { failed, counterexample, numRuns } = fc.check(fc.property(generated, staysOurs), runs)
    expect({ failed, counterexample, numRuns }).toEqual({
      failed: false,
      counterexample: null,
      numRuns: 100_000,
    })
    measurement(
      '8. Redirect',
      `server: ${hostile.length} malicious and ${numRuns} generated redirect targets, 100 % stay on the hub`,
    )
  })
})
