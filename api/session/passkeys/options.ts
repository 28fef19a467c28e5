// Builds the WebAuthn options that a browser needs to create or use a passkey.
import type { components } from '#generated/schema.d.ts'
import { challengeSeconds } from './challenges.ts'
import { algorithms, relyingPartyOf } from './verify.ts'

type Schemas = components['schemas']

const timeout = challengeSeconds * 1000
const userVerification = 'required'

/** Returns the WebAuthn user handle, which is the opaque member id. */
export const userHandleOf = (memberId: string) => Buffer.from(memberId).toString('base64url')

const descriptors = (credentialIds: readonly string[]) =>
  credentialIds.map((id) => ({ id, type: 'public-key' as const }))

type Asked = {
  /** Origin of the hub. */
  hub: string
  challenge: string
  /** Credential ids of the member's passkeys. */
  credentialIds: readonly string[]
}

/** @param names names of the hub, the account and the member, which the device displays */
export const creationOptions = (
  { hub, challenge, credentialIds }: Asked,
  memberId: string,
  names: { hub: string; account: string; member: string },
): Schemas['PasskeyCreationOptions'] => ({
  rp: { id: relyingPartyOf(hub), name: names.hub },
  user: { id: userHandleOf(memberId), name: names.account, displayName: names.member },
  challenge,
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout,
  excludeCredentials: descriptors(credentialIds),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification },
  attestation: 'none',
})

export const requestOptions = ({
  hub,
  challenge,
  credentialIds,
}: Asked): Schemas['PasskeyRequestOptions'] => ({
  challenge,
  rpId: relyingPartyOf(hub),
  timeout,
  userVerification,
  allowCredentials: descriptors(credentialIds),
})
