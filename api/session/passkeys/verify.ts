// Verifies passkey responses with @simplewebauthn/server. Checks the origin, the host, the signature, and that the
// device has verified its user. The library is loaded when it is first used, because workers and most calls do not need
// it.
import type { components } from '#generated/schema.d.ts'
import type { passkeys } from './tables.ts'

type Schemas = components['schemas']

const library = () => import('@simplewebauthn/server')

/**
 * COSE numbers of the supported algorithms: EdDSA, ES256, RS256. They are listed explicitly, because the library's
 * default depends on the runtime.
 */
export const algorithms = [-8, -7, -257]

/** Returns the WebAuthn relying party id, which is the host name of the hub. */
export const relyingPartyOf = (hub: string) => new URL(hub).hostname

/** Returns the signed challenge; `undefined` if the client data is malformed or comes from a cross-origin iframe. */
export async function challengeOf(clientDataJSON: string): Promise<string | undefined> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers')
  try {
    const { challenge, crossOrigin } = decodeClientDataJSON(clientDataJSON)
    return typeof challenge === 'string' && !crossOrigin ? challenge : undefined
  } catch {
    return undefined
  }
}

/** @returns the passkey; `undefined` for an invalid response */
export async function verifyAttestation(
  { id, ...response }: Schemas['AddPasskeyRequest'],
  challenge: string,
  hub: string,
) {
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await verified(() =>
    verifyRegistrationResponse({
      response: { id, rawId: id, response, clientExtensionResults: {}, type: 'public-key' },
      ...expected(challenge, hub),
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!registrationInfo || registrationInfo.credential.id !== id) return undefined
  const { publicKey, counter } = registrationInfo.credential
  const { isStrongKey } = await import('./keys.ts')
  if (!isStrongKey(publicKey)) return undefined
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
}

/** @returns the new counter of the device; `undefined` for an invalid or replayed signature */
export async function verifyAssertion(
  { id, ...response }: Schemas['PasskeyAssertion'],
  { publicKey, counter }: Pick<typeof passkeys.$inferSelect, 'publicKey' | 'counter'>,
  { challenge, hub }: { challenge: string; hub: string },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const { verified: isSigned, authenticationInfo } = await verified(() =>
    verifyAuthenticationResponse({
      response: { id, rawId: id, response, clientExtensionResults: {}, type: 'public-key' },
      ...expected(challenge, hub),
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    }),
  )
  return isSigned ? authenticationInfo?.newCounter : undefined
}

const expected = (challenge: string, hub: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: hub,
  expectedRPID: relyingPartyOf(hub),
  requireUserVerification: true,
})

/** Returns `verified: false` if the library throws an error, so that the reason is not disclosed. */
async function verified<Result extends { verified: boolean }>(
  check: () => Promise<Result>,
): Promise<Result | { verified: false; registrationInfo?: never; authenticationInfo?: never }> {
  return await check().catch(() => ({ verified: false }) as const)
}
