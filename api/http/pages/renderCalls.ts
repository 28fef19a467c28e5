// The calls of one page render. They are one visitor's and within a moment, so they read the session once; the next
// request reads it anew, and a session that was ended in between opens nothing.
import type { Member } from '../../session/members.ts'
import type { Api } from '../app.ts'
import type { Caller, Operation } from '../operation.ts'

/** Finds the member of a token by `read`, or as a call before it did. */
export type SharedSessions = (
  token: string,
  { rate }: Operation,
  read: () => Promise<Member>,
) => Promise<Member>

/** @returns what answers the calls of one render; each render needs its own */
export function callsOfRender(
  api: Pick<Api, 'fetch'>,
  caller: Caller,
): (request: Request) => Promise<Response> {
  const environment = { ...caller, sessions: shareSessions() }
  return async (request) => await api.fetch(request, environment)
}

function shareSessions(): SharedSessions {
  const found = new Map<string, Promise<Member>>()
  let mayHaveChanged = false
  return (token, { rate }, read) => {
    // Whatever a call writes may end a session or change its member.
    if (rate !== 'read') mayHaveChanged = true
    if (mayHaveChanged) return read()
    const member = found.get(token) ?? read()
    found.set(token, member)
    return member
  }
}
