// A token is checked with the server (`checkToken`) before it is used.
import { CallError } from '../../client/errors.ts'

/**
 * Until when the token's session is valid.
 * @returns `null` where the server says that it is not
 * @throws CallError where the server cannot be asked
 */
export type CheckToken = (token: string) => Promise<{ expiresAt: string } | null>

/** For the call's `catch`. */
export function nullIfRefused(error: unknown): null {
  if (error instanceof CallError && error.endsSession) return null
  throw error
}
