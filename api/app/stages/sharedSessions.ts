// Caches the session for all API calls of one page render. The next page render reads the session again, and rejects it
// if it has ended.
import type { Member } from '#api/members/member.ts'
import type { RateName } from '../rateLimits/limits.ts'

/** Returns the member of a token from the cache. If the cache does not contain the token, calls `read`. */
export type SharedSessions = (token: string, rate: RateName, read: () => Promise<Member>) => Promise<Member>

export function shareSessions(): SharedSessions {
  const lookups = new Map<string, Promise<Member>>()
  let mayHaveChanged = false
  return (token, rate, read) => {
    // Calls after a write do not use the cache, because the write may have ended the session or changed the member.
    if (rate !== 'read') mayHaveChanged = true
    if (mayHaveChanged) return read()
    const member = lookups.get(token) ?? read()
    lookups.set(token, member)
    return member
  }
}
