// Verifies codes of authenticator apps (RFC 6238). Uses SHA-1, six digits and steps of 30 seconds, which all apps
// support.
import { Secret, TOTP } from 'otpauth'
import { brandNames } from '#api/catalog/brand.ts'

const stepMs = 30_000
/** Number of time steps by which the clock of an authenticator app may be wrong. */
const drift = 1
const secretBytes = 20

const [issuer = 'Members’ hub'] = brandNames

/** @returns 160 random bits in base32 */
export const newSecret = () => new Secret({ size: secretBytes }).base32

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: stepMs / 1000,
  })

/** @returns the `otpauth://` URI that authenticator apps open or scan */
export const uriOf = (secret: string, account: string) => totpOf(secret, account).toString()

/**
 * Finds the time step to which a code belongs. It must be at most one step away from the current one. Codes are
 * compared in constant time.
 * @returns the time step of the code; `undefined` for a wrong code
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: drift })
  return delta === null ? undefined : Math.floor(now.getTime() / stepMs) + delta
}
