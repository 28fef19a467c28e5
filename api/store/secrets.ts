// Creates secrets: tokens for programs and codes for people. The database stores only their SHA-256 hashes, so a leaked
// copy does not contain usable secrets. A plain hash is sufficient because secrets are random.
import { hash, randomBytes } from 'node:crypto'

/** 256 random bits as 43 characters that are valid in headers and URLs. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Letters and digits that are not easily confused: no 0, 1, 8 or 9. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Groups of four letters and digits, with 20 random bits each: `K7QF-2MXA-PW3D`. */
export function newCode(groups: number): string {
  const letters = [...randomBytes(groups * 4)].map((byte) => alphabet[byte % 32]).join('')
  return letters.replace(/.{4}(?=.)/g, '$&-')
}

/** Returns the SHA-256 hash that is stored. */
export const hashOf = (secret: string) => hash('sha256', secret, 'base64url')
