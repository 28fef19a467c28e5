// Checks what a device signed, by @simplewebauthn/server: that it was asked by the hub's own pages, for the hub's host, and that it
// verified its user. The library is loaded with the first passkey: workers and most calls need none.
import type { components } from '#generated/schema.d.ts'
import type { passkeys } from './tables.ts'

type Schemas = components['schemas']

const library = () => import('@simplewebauthn/server')

/** COSE: EdDSA, ES256, RS256. Named, as the library's own list goes by what the process it runs in can do. */
export const algorithms = [-8, -7, -257]

/** The id of who asks, by which devices find passkeys: the hub's host. */
export const relyingPartyOf = (hub: string) => new URL(hub).hostname

/** The challenge that was signed; `undefined` where the browser's words cannot be read, or it was asked within another page. */
export async function challengeOf(clientDataJSON: string): Promise<string | undefined> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers')
  try {
    const { challenge, crossOrigin } = decodeClientDataJSON(clientDataJSON)
    return typeof challenge === 'string' && !crossOrigin ? challenge : undefined
  } catch {
    return undefined
  }
}

/** @returns the passkey; `undefined` for what is none of the hub's */
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

/** @returns the counter as the device has it now; `undefined` for what the passkey did not sign, or did before */
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

/** The library throws at what does not fit, of which nobody is told more than that. */
async function verified<Result extends { verified: boolean }>(
  check: () => Promise<Result>,
): Promise<Result | { verified: false; registrationInfo?: never; authenticationInfo?: never }> {
  return await check().catch(() => ({ verified: false }) as const)
}
