// Makes the calls of one page render, which share what they read of the session, and are counted as one page.
import type { Api } from '#api/app/app.ts'
import { shareSessions } from '#api/app/stages/sharedSessions.ts'
import type { Caller } from '#api/http/operation.ts'

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
