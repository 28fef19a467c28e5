// Caches the session for all API calls of one page render. The next request reads it again, so an ended session is
// rejected then.
import type { Member } from '#api/members/member.ts'
import type { RateName } from '../rateLimits/limits.ts'

/** Returns the member of a token from the cache or by `read`. */
export type SharedSessions = (token: string, rate: RateName, read: () => Promise<Member>) => Promise<Member>

export function shareSessions(): SharedSessions {
  const lookups = new Map<string, Promise<Member>>()
  let mayHaveChanged = false
  return (token, rate, read) => {
    // A write may end the session or change its member.
    if (rate !== 'read') mayHaveChanged = true
    if (mayHaveChanged) return read()
    const member = lookups.get(token) ?? read()
    lookups.set(token, member)
    return member
  }
}
