// What an attempt and a ticket are known by: random for whoever holds it, a hash at rest.
import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Attempt } from '../../integrations/social.ts'

/** 256 random bits. */
export const newSecret = () => randomBytes(32).toString('base64url')

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/**
 * Nonce and PKCE verifier follow from what the window keeps, so that the database need not hold them: without the
 * window's `binding` nobody can exchange the code, not even with the database at hand.
 */
export function attemptOf(state: string, binding: string): Attempt {
  const derived = (what: string) =>
    Buffer.from(hkdfSync('sha256', binding, state, what, 32)).toString('base64url')
  return { state, nonce: derived('nonce'), verifier: derived('verifier') }
}
