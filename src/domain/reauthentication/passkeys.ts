// Creates passkeys, and signs challenges with them in the browser. The library is loaded on first use.
import { useEffect, useState } from 'react'
import type {
  AddPasskeyRequest,
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '#generated/schema.d.ts'
import { pageChunk } from '#src/runtime/loading/reload.ts'

/**
 * Reason why there is no passkey: the user declined or has no passkey, the device already has a passkey, or the call
 * failed.
 */
export type NoPasskey = 'stopped' | 'exists' | 'failed'

const library = () => pageChunk(() => import('@simplewebauthn/browser'))

/** Returns true if the device can verify its user; `false` until the browser has answered. */
export function useCanUsePasskeys(): boolean {
  const [canUse, setCanUse] = useState(false)
  useEffect(() => void canVerify().then(setCanUse), [])
  return canUse
}

/**
 * Returns true if the device can verify its user. Returns false also if the browser's method is missing, throws or
 * rejects, for example because an extension replaces it.
 */
export async function canVerify(): Promise<boolean> {
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
  } catch {
    return false
  }
}

/**
 * Returns true if passkeys of the relying party work on this host. The hub may also be served on separate hosts for
 * some languages, which have other domains.
 */
export const worksOnHost = (rpId: string) =>
  location.hostname === rpId || location.hostname.endsWith(`.${rpId}`)

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
 * @param autofill true to offer the passkey among the autofill suggestions of a field, without a dialog; a later
 * request with a dialog aborts this request
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

/** Aborts the pending passkey request. */
export const abortRequest = async () => (await library()).WebAuthnAbortService.cancelCeremony()

const reasons: Readonly<Record<string, NoPasskey>> = {
  AbortError: 'stopped',
  NotAllowedError: 'stopped',
  InvalidStateError: 'exists',
}

const reasonOf = (error: unknown): NoPasskey => (error instanceof Error && reasons[error.name]) || 'failed'
