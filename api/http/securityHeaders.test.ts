import { expect, test } from 'vitest'
import { strictTransport } from './securityHeaders.ts'

test.each([
  ['off', 'max-age=31536000'],
  ['on', 'max-age=31536000; includeSubDomains'],
] as const)('strictTransport sets HSTS with subdomains %s', (subdomains, value) => {
  expect(strictTransport(subdomains)).toEqual(['Strict-Transport-Security', value])
})
