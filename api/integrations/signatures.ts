// Compares signatures of messages in constant time, so that the duration of the comparison does not reveal the correct
// signature.
import { timingSafeEqual } from 'node:crypto'

/**
 * @param secrets one secret, or the new and the old secret during a rotation; all secrets are tried, so that the time
 * is constant
 */
export function isSignedByOne(
  secrets: readonly string[],
  signature: Buffer,
  sign: (secret: string) => Buffer,
) {
  const fits = secrets.map((secret) => {
    const expected = sign(secret)
    // Compares the lengths first, because timingSafeEqual requires equal lengths. The length is not secret.
    return signature.length === expected.length && timingSafeEqual(signature, expected)
  })
  return fits.includes(true)
}
