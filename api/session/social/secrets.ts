// Derives the secrets of a sign-in attempt with a provider from `state` and `binding`, random values that only the
// browser window stores.
import { hkdfSync } from 'node:crypto'
import type { Attempt } from '#api/integrations/social.ts'

/**
 * Derives the nonce and the PKCE verifier from `state` and `binding`, so that they are not stored in the database. Even
 * an attacker with access to the database cannot exchange an authorization code without the `binding`, which only the
 * browser window has.
 */
export function attemptOf(state: string, binding: string): Attempt {
  const derived = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', binding, state, purpose, 32)).toString('base64url')
  return { state, nonce: derived('nonce'), verifier: derived('verifier') }
}
