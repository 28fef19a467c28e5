// Provides the context of a call: token, language and origin. The browser has one context, the server one per
// request, so that modules hold no state of a member.
import type { Language } from '../shared/languages.ts'
import type { OpenKeys } from './openKeys.ts'

export type CallContext = {
  /** Origin of the API; the origin of the page by default. */
  origin?: string | undefined
  /** Client and build, for the server log; the web client by default. */
  client?: string | undefined
  /** Sends a request; on the server it calls the API in process. */
  fetch: (request: Request) => Promise<Response>
  /** Bearer token; `null` for a visitor. */
  token: () => string | null
  /** The value of the `Language` header. */
  language: () => Language
  /** Id of the member that the token belongs to, if known. */
  member?: () => string | undefined
  /** Id of the browser, if it is not this one: on the server, the browser that posted the form. */
  browser?: string | undefined
  /** Idempotency keys of calls without a response yet. */
  openKeys: OpenKeys
}

let currentContext: () => CallContext | undefined = () => undefined

/** Sets the source of the call context; called once at start-up, on the server and in the browser. */
export function provideCallContext(source: () => CallContext | undefined) {
  currentContext = source
}

export function callContext(): CallContext {
  const context = currentContext()
  if (!context) throw new Error('A call was made outside of a request: run it inside provideCallContext.')
  return context
}

/**
 * Makes one call with another token, whose session is not open here. A call reads its context synchronously, so that
 * the previous context can be restored immediately.
 */
export function asBearer<Answer>(token: string, call: () => Promise<Answer>): Promise<Answer> {
  const previous = currentContext
  const context = callContext()
  currentContext = () => ({ ...context, token: () => token })
  try {
    return call()
  } finally {
    currentContext = previous
  }
}

/** Headers of every call: language, build of the page, and the token as a bearer header if there is one (section 7). */
export function headersOf({
  token,
  language,
  client = `web/${__BUILD_ID__}`,
}: Pick<CallContext, 'token' | 'language' | 'client'>): Record<string, string> {
  const bearer = token()
  return {
    Language: language(),
    Client: client,
    ...(bearer && { Authorization: `Bearer ${bearer}` }),
  }
}
