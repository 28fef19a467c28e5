// Reads the session once for all calls of one page render. They are one visitor's and within a moment; the next request reads it
// anew, and a session that was ended in between opens nothing.
import type { Member } from '#api/members/member.ts'
import type { RateName } from '../rateLimits/limits.ts'

/** Finds the member of a token by `read`, or as a call before it did. */
export type SharedSessions = (token: string, rate: RateName, read: () => Promise<Member>) => Promise<Member>

export function shareSessions(): SharedSessions {
  const lookups = new Map<string, Promise<Member>>()
  let mayHaveChanged = false
  return (token, rate, read) => {
    // Whatever a call writes may end a session or change its member.
    if (rate !== 'read') mayHaveChanged = true
    if (mayHaveChanged) return read()
    const member = lookups.get(token) ?? read()
    lookups.set(token, member)
    return member
  }
}
