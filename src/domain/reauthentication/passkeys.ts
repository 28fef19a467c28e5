// Asks the browser for a passkey: to make one, or to sign with one. The library comes with the first of them: no page needs it before
// it is touched.
import { useEffect, useState } from 'react'
import type {
  AddPasskeyRequest,
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '#generated/schema.d.ts'
import { pageChunk } from '#src/runtime/loading/reload.ts'

/** Why there is none: who was asked did not want to or had none, the device has one already, or it could not. */
export type NoPasskey = 'stopped' | 'exists' | 'failed'

const library = () => pageChunk(() => import('@simplewebauthn/browser'))

/** Whether the device can verify who holds it: `false` until that is known. */
export function useCanUsePasskeys(): boolean {
  const [canUse, setCanUse] = useState(false)
  useEffect(() => void canVerify().then(setCanUse), [])
  return canUse
}

/** False as well if the method is missing, throws or rejects, as in browsers whose extensions replace it. */
export async function canVerify(): Promise<boolean> {
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
  } catch {
    return false
  }
}

/** The hub may also be read on hosts that speak a language: its passkeys are those of its own host. */
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

/** @param autofill it is one of the suggestions of a field, and asks nobody by itself; whoever is asked otherwise ends that */
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

/** Ends what is being asked. */
export const stopAsking = async () => (await library()).WebAuthnAbortService.cancelCeremony()

const reasons: Readonly<Record<string, NoPasskey>> = {
  AbortError: 'stopped',
  NotAllowedError: 'stopped',
  InvalidStateError: 'exists',
}

const reasonOf = (error: unknown): NoPasskey => (error instanceof Error && reasons[error.name]) || 'failed'
