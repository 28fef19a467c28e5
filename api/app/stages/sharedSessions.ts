// Shares the session and the instant among all API calls of one page render. The next page render reads the session
// again, and rejects it if it has ended.
import type { Member } from '#api/members/member.ts'
import type { RateName } from '../rateLimits/limits.ts'

export type SharedSessions = {
  /** Returns the member of a token from the cache. If the cache does not contain the token, calls `read`. */
  memberOf: (token: string, rate: RateName, read: () => Promise<Member>) => Promise<Member>
  /**
   * Returns the instant of the first call, so that all calls of the page send identical queries, whose results the
   * store shares (`api/store/sharedReads.ts`).
   */
  now: (rate: RateName, clock: () => Date) => Date
}

export function shareSessions(): SharedSessions {
  const lookups = new Map<string, Promise<Member>>()
  let startedAt: Date | undefined
  let mayHaveChanged = false
  // Calls after a write do not use the cache, because the write may have ended the session or changed the member.
  const isShared = (rate: RateName) => {
    if (rate !== 'read') mayHaveChanged = true
    return !mayHaveChanged
  }
  return {
    memberOf: (token, rate, read) => {
      if (!isShared(rate)) return read()
      const member = lookups.get(token) ?? read()
      lookups.set(token, member)
      return member
    },
    now: (rate, clock) => (isShared(rate) ? (startedAt ??= clock()) : clock()),
  }
}
