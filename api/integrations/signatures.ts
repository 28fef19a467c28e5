// Compares a signature with what each secret of its sender would have made, in a time that tells nothing of either.
import { timingSafeEqual } from 'node:crypto'

/** @param secrets one, or the new and the old one while they change: all are tried, whichever fits */
export function isSignedByOne(
  secrets: readonly string[],
  signature: Buffer,
  sign: (secret: string) => Buffer,
) {
  const fits = secrets.map((secret) => {
    const expected = sign(secret)
    // Lengths are no secret, and timingSafeEqual asks for equal ones.
    return signature.length === expected.length && timingSafeEqual(signature, expected)
  })
  return fits.includes(true)
}
