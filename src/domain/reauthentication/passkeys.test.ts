import { afterEach, expect, test, vi } from 'vitest'
import { canVerify } from './passkeys.ts'

afterEach(() => vi.unstubAllGlobals())

const throwing = () => {
  throw new TypeError('Illegal invocation')
}

test.each([
  ['throws', { isUserVerifyingPlatformAuthenticatorAvailable: throwing }],
  ['rejects', { isUserVerifyingPlatformAuthenticatorAvailable: () => Promise.reject(new Error('no')) }],
  ['has no such method', {}],
  ['is missing', undefined],
])('canVerify returns false if PublicKeyCredential %s', async (_, credential) => {
  vi.stubGlobal('PublicKeyCredential', credential)
  expect(await canVerify()).toBe(false)
})

test('canVerify returns true if the device can verify its user', async () => {
  vi.stubGlobal('PublicKeyCredential', { isUserVerifyingPlatformAuthenticatorAvailable: async () => true })
  expect(await canVerify()).toBe(true)
})
