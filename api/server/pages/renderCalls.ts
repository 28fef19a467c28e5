// Makes the API calls that are needed to render a page. All calls of a page together read the session only once, share
// the results of identical queries, and count as one request against the rate limit.
import type { Api } from '#api/app/app.ts'
import { shareSessions } from '#api/app/stages/sharedSessions.ts'
import type { Caller } from '#api/http/operation.ts'
import { shareReads } from '#api/store/sharedReads.ts'

export type RenderCalls = {
  /** Answers an API call that the page makes while it is rendered. */
  api: (request: Request) => Promise<Response>
  /**
   * Counts the page against the rate limit of the member to whom the token belongs or, without a token, of the
   * visitor's network.
   * @throws TOO_MANY_REQUESTS
   */
  admit: (token: string | null) => Promise<void>
}

/**
 * @returns functions for rendering this page; another page needs new ones, because they share the session and the data of
 * the visitor
 */
export function callsOfRender(api: Pick<Api, 'fetch' | 'admit'>, caller: Caller): RenderCalls {
  const environment = { ...caller, sessions: shareSessions() }
  const sharing = shareReads()
  return {
    api: async (request) => await sharing(() => api.fetch(request, environment)),
    admit: async (token) => await api.admit(token, environment),
  }
}
