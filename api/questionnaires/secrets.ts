// What opens a visitor's draft or submission: told once, kept as its hash.
import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits. */
export const newDraftId = () => randomBytes(32).toString('base64url')

/** 100 random bits as twenty letters and digits that people can type: no 0, 1, 8 or 9 to be taken for others. */
export function newClaimCode(): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const letters = [...randomBytes(20)].map((byte) => alphabet[byte % 32]).join('')
  return letters.replace(/.{4}(?=.)/g, '$&-')
}

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
