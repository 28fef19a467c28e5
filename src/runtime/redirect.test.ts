import { expect, test } from 'vitest'
import { redirectTarget } from './redirect.ts'

const origin = 'https://hub.example.com'
const shop = 'https://shop.example.com'

test.each([
  [undefined, `${origin}/`],
  ['', `${origin}/`],
  ['/coins?x=1#top', `${origin}/coins?x=1#top`],
  [`${origin}/gifts`, `${origin}/gifts`],
  [`${shop}/cart`, `${shop}/cart`],
])('%s leads to %s (section 5)', (wanted, target) => {
  expect(redirectTarget(wanted, origin, [shop]).href).toBe(target)
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  '.evil.example/',
  '@evil.example/',
  ':pass@evil.example/',
  'https://hub.example.com@evil.example/',
  'https://hub.example.com.evil.example/',
  'https://user:pass@hub.example.com/',
  'http://hub.example.com/',
  'https:evil.example',
  'https:\\\\evil.example',
  'httpx://evil.example',
  'http',
  'javascript:alert(1)',
  'https://[',
])('%s never leaves the hub', (wanted) => {
  const { host, username } = redirectTarget(wanted, origin)
  expect([host, username]).toEqual(['hub.example.com', ''])
})
