// What a token is worth is asked of the server (`checkToken`) before it is believed.
import { CallError } from '../../client/errors.ts'

/**
 * Until when the session of a token holds.
 * @returns `null` where the server says that it opens none
 * @throws CallError where nobody could tell
 */
export type CheckToken = (token: string) => Promise<{ expiresAt: string } | null>

/** For the call's `catch`. */
export function refused(error: unknown): null {
  if (error instanceof CallError && error.endsSession) return null
  throw error
}
