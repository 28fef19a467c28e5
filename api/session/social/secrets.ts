// Derives the secrets of an attempt to sign in from what the member's window keeps.
import { hkdfSync } from 'node:crypto'
import type { Attempt } from '#api/integrations/social.ts'

/**
 * Nonce and PKCE verifier follow from what the window keeps, so that the database need not hold them: without the
 * window's `binding` nobody can exchange the code, not even with the database at hand.
 */
export function attemptOf(state: string, binding: string): Attempt {
  const derived = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', binding, state, purpose, 32)).toString('base64url')
  return { state, nonce: derived('nonce'), verifier: derived('verifier') }
}
