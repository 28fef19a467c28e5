// Provides the context of an API call: token, language and origin. The browser has one context. The server has one per
// request, so that no global variable contains data of a member.
import type { Language } from '../shared/languages.ts'
import type { OpenKeys } from './openKeys.ts'

export type CallContext = {
  /** Origin of the API; default: the origin of the page. */
  origin?: string | undefined
  /** Name of the client and its build, for the server log; default: the web client. */
  client?: string | undefined
  /** Function that sends a request; on the server it calls the API within the process. */
  fetch: (request: Request) => Promise<Response>
  /** Bearer token; `null` for a visitor. */
  token: () => string | null
  /** Value of the `Language` header. */
  language: () => Language
  /** Id of the member to whom the token belongs, if known. */
  member?: () => string | undefined
  /**
   * Browser id that a call sends instead of the id of this tab: on the server, the id of the browser that posted the
   * form.
   */
  browser?: string | undefined
  /** Idempotency keys of calls that have not received a response yet. */
  openKeys: OpenKeys
}

let currentContext: () => CallContext | undefined = () => undefined

/** Sets the function that provides the call context; called once at start-up, on the server and in the browser. */
export function provideCallContext(source: () => CallContext | undefined) {
  currentContext = source
}

export function callContext(): CallContext {
  const context = currentContext()
  if (!context) throw new Error('A call was made outside of a request: run it inside provideCallContext.')
  return context
}

/**
 * Makes one call with a token that is not the token of the current session. The previous context is restored as soon as
 * the call has started, because a call reads its context synchronously.
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

/**
 * Returns the headers of every call: language, build of the page, and the bearer token if there is one (section 7 of
 * the specification).
 */
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
