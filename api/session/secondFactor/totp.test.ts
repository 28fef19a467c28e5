// Compares codes of authenticator apps with the test values of RFC 6238.
import { expect, test } from 'vitest'
import { codeAt } from '#tests/support/totp.ts'
import { newSecret, stepOf, uriOf } from './totp.ts'

/** Secret from appendix B of RFC 6238: the ASCII text 12345678901234567890 in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('stepOf accepts the code that RFC 6238 lists for second %i', (second, code) => {
  expect(stepOf(secret, code, new Date(second * 1000))).toBe(Math.floor(second / 30))
})

test.each([
  [-60, undefined],
  [-30, -1],
  [0, 0],
  [30, 1],
  [60, undefined],
])('stepOf accepts a code if the clock of the app is at most one time step off: %i s', (seconds, step) => {
  const now = new Date('2026-11-21T03:00:15.000Z')
  const code = codeAt(secret, new Date(now.getTime() + seconds * 1000))
  const current = Math.floor(now.getTime() / 30_000)
  expect(stepOf(secret, code, now)).toBe(step === undefined ? undefined : current + step)
})

test('newSecret returns a different secret of 160 bits each time', () => {
  const secrets = Array.from({ length: 50 }, newSecret)
  expect(new Set(secrets).size).toBe(50)
  for (const each of secrets) expect(each).toMatch(/^[A-Z2-7]{32}$/)
})

test('uriOf returns a URI with the hub, the account and the parameters that authenticator apps read', () => {
  const uri = new URL(uriOf(secret, 'mali+hub@example.com'))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('mali+hub@example.com')
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
