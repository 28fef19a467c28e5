// Compares signatures in constant time.
import { timingSafeEqual } from 'node:crypto'

/** @param secrets one secret, or the new and the old one during a rotation; all are tried to keep the time constant */
export function isSignedByOne(
  secrets: readonly string[],
  signature: Buffer,
  sign: (secret: string) => Buffer,
) {
  const fits = secrets.map((secret) => {
    const expected = sign(secret)
    // The length is not secret, and timingSafeEqual requires equal lengths.
    return signature.length === expected.length && timingSafeEqual(signature, expected)
  })
  return fits.includes(true)
}
