import { expect, test } from 'vitest'
import { strictTransport } from './securityHeaders.ts'

test.each([
  ['off', 'max-age=31536000'],
  ['on', 'max-age=31536000; includeSubDomains'],
] as const)('strictTransport returns the HSTS header if HSTS_SUBDOMAINS is %s', (subdomains, value) => {
  expect(strictTransport(subdomains)).toEqual(['Strict-Transport-Security', value])
})
