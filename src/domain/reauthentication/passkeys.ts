// Creates passkeys and signs with them in the browser. The library is loaded on first use.
import { useEffect, useState } from 'react'
import type {
  AddPasskeyRequest,
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '#generated/schema.d.ts'
import { pageChunk } from '#src/runtime/loading/reload.ts'

/**
 * Reason for a missing passkey: the user declined or has no passkey, the device already has one, or the call failed.
 */
export type NoPasskey = 'stopped' | 'exists' | 'failed'

const library = () => pageChunk(() => import('@simplewebauthn/browser'))

/** Returns true if the device can verify its user; `false` until that is known. */
export function useCanUsePasskeys(): boolean {
  const [canUse, setCanUse] = useState(false)
  useEffect(() => void canVerify().then(setCanUse), [])
  return canUse
}

/** Returns false also if the method is missing, throws or rejects, as in browsers with extensions that replace it. */
export async function canVerify(): Promise<boolean> {
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
  } catch {
    return false
  }
}

/**
 * True if passkeys of the relying party work on this host: the hub may also be served on language hosts, whose domain
 * differs.
 */
export const fitsHere = (rpId: string) => location.hostname === rpId || location.hostname.endsWith(`.${rpId}`)

export async function createPasskey(
  optionsJSON: PasskeyCreationOptions,
): Promise<AddPasskeyRequest | NoPasskey> {
  try {
    const { startRegistration } = await library()
    const { id, response } = await startRegistration({ optionsJSON })
    return { id, clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject }
  } catch (error) {
    return reasonOf(error)
  }
}

/**
 * @param autofill offer the passkey as a suggestion of a field, without a dialog; a later request with a dialog
 * aborts it
 */
export async function askForPasskey(
  optionsJSON: PasskeyRequestOptions,
  { autofill = false } = {},
): Promise<PasskeyAssertion | NoPasskey> {
  try {
    const { startAuthentication } = await library()
    const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return { id, clientDataJSON, authenticatorData, signature, userHandle }
  } catch (error) {
    return reasonOf(error)
  }
}

/** Aborts the pending request. */
export const stopAsking = async () => (await library()).WebAuthnAbortService.cancelCeremony()

const reasons: Readonly<Record<string, NoPasskey>> = {
  AbortError: 'stopped',
  NotAllowedError: 'stopped',
  InvalidStateError: 'exists',
}

const reasonOf = (error: unknown): NoPasskey => (error instanceof Error && reasons[error.name]) || 'failed'
