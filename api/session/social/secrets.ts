// Derives the secrets of a sign-in attempt from values that the browser window stores.
import { hkdfSync } from 'node:crypto'
import type { Attempt } from '#api/integrations/social.ts'

/**
 * Derives nonce and PKCE verifier from `state` and `binding`, so that the database does not store them. Without the `binding` of the
 * browser window the code cannot be exchanged, even with access to the database.
 */
export function attemptOf(state: string, binding: string): Attempt {
  const derived = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', binding, state, purpose, 32)).toString('base64url')
  return { state, nonce: derived('nonce'), verifier: derived('verifier') }
}
