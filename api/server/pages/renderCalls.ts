// Makes the API calls of one page render. They share the session that they read and count as one page for the rate
// limit.
import type { Api } from '#api/app/app.ts'
import { shareSessions } from '#api/app/stages/sharedSessions.ts'
import type { Caller } from '#api/http/operation.ts'

export type RenderCalls = {
  /** Answers one API call of the page. */
  api: (request: Request) => Promise<Response>
  /**
   * Counts the page against the rate limit of the token's member, or of the network without a token. @throws
   * TOO_MANY_REQUESTS
   */
  admit: (token: string | null) => Promise<void>
}

/** @returns functions for one render; do not share them between renders */
export function callsOfRender(api: Pick<Api, 'fetch' | 'admit'>, caller: Caller): RenderCalls {
  const environment = { ...caller, sessions: shareSessions() }
  return {
    api: async (request) => await api.fetch(request, environment),
    admit: async (token) => await api.admit(token, environment),
  }
}
