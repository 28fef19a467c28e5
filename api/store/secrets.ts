// Secrets that people are given and type again: told once, kept as their hash, so that a copy of the database opens nothing.
import { createHash, randomBytes } from 'node:crypto'

/** Letters and digits that people can type: no 0, 1, 8 or 9 to be taken for others. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Groups of four letters and digits, 20 random bits each: `K7QF-2MXA-PW3D`. */
export function newCode(groups: number): string {
  const letters = [...randomBytes(groups * 4)].map((byte) => alphabet[byte % 32]).join('')
  return letters.replace(/.{4}(?=.)/g, '$&-')
}

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
