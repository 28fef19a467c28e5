// Creates random secrets: tokens for programs and codes for people. The database stores only their SHA-256 hashes, so
// that a leaked copy does not contain usable secrets. A hash without a salt is sufficient, because the secrets are
// random.
import { hash, randomBytes } from 'node:crypto'

/** Returns 256 random bits as 43 characters that are valid in headers and URLs. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Letters and digits of which codes consist. Omits 0, 1, 8 and 9, because they are easily confused with letters. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns a code of groups such as `K7QF-2MXA-PW3D`. Each group has four letters or digits with 20 random bits. */
export function newCode(groups: number): string {
  const letters = [...randomBytes(groups * 4)].map((byte) => alphabet[byte % 32]).join('')
  return letters.replace(/.{4}(?=.)/g, '$&-')
}

/** Returns the SHA-256 hash of a secret, which is stored instead of the secret. */
export const hashOf = (secret: string) => hash('sha256', secret, 'base64url')
