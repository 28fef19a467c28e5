// The calls of one page render. They are one visitor's and within a moment, so they read the session once; the next
// request reads it anew, and a session that was ended in between opens nothing.
import type { Member } from '../../session/members.ts'
import type { Api } from '../app.ts'
import type { Caller } from '../operation.ts'
import type { RateName } from '../rateLimits/limits.ts'

/** Finds the member of a token by `read`, or as a call before it did. */
export type SharedSessions = (token: string, rate: RateName, read: () => Promise<Member>) => Promise<Member>

export type RenderCalls = {
  /** Answers a call. */
  api: (request: Request) => Promise<Response>
  /** Counts the page, for the member whose token it brings, else for the network. @throws TOO_MANY_REQUESTS */
  admit: (token: string | null) => Promise<void>
}

/** @returns what answers the calls of one render; each render needs its own */
export function callsOfRender(api: Pick<Api, 'fetch' | 'admit'>, caller: Caller): RenderCalls {
  const environment = { ...caller, sessions: shareSessions() }
  return {
    api: async (request) => await api.fetch(request, environment),
    admit: async (token) => await api.admit(token, environment),
  }
}

function shareSessions(): SharedSessions {
  const found = new Map<string, Promise<Member>>()
  let mayHaveChanged = false
  return (token, rate, read) => {
    // Whatever a call writes may end a session or change its member.
    if (rate !== 'read') mayHaveChanged = true
    if (mayHaveChanged) return read()
    const member = found.get(token) ?? read()
    found.set(token, member)
    return member
  }
}
