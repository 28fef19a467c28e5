// Makes secrets that open something: tokens that machines carry, and codes that people type. Each is told once and kept as its
// hash, so that a copy of the database opens nothing; they are random enough for a plain hash.
import { hash, randomBytes } from 'node:crypto'

/** 256 random bits: 43 characters that stand in any header or address. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Letters and digits that people can type: no 0, 1, 8 or 9 to be taken for others. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Groups of four letters and digits, 20 random bits each: `K7QF-2MXA-PW3D`. */
export function newCode(groups: number): string {
  const letters = [...randomBytes(groups * 4)].map((byte) => alphabet[byte % 32]).join('')
  return letters.replace(/.{4}(?=.)/g, '$&-')
}

/** SHA-256, as it is kept. */
export const hashOf = (secret: string) => hash('sha256', secret, 'base64url')
