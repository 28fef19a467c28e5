// Provides what a call needs to know of whom it serves. The browser has one such context, the server one for each request, so
// nothing about a member ever lives in a module.
import type { Language } from '../shared/languages.ts'
import type { OpenKeys } from './openKeys.ts'

export type CallContext = {
  /** Origin of the API; the origin of the page by default. */
  origin?: string | undefined
  /** The client and its build, for the server's log; the hub's own page without it. */
  client?: string | undefined
  /** Sends a request; on the server this is the API itself, in process. */
  fetch: (request: Request) => Promise<Response>
  /** The bearer token, `null` for a visitor. */
  token: () => string | null
  /** The value of the `Language` header. */
  language: () => Language
  /** The id of the member whose token it is, as far as it is known. */
  member?: () => string | undefined
  /** The browser's name where it is not this one: on the server, whose a posted form is. */
  browser?: string | undefined
  /** Idempotency keys of calls whose answer has not been seen yet. */
  openKeys: OpenKeys
}

let currentContext: () => CallContext | undefined = () => undefined

/** Says where calls find their context: once at the start of either side. */
export function provideCallContext(source: () => CallContext | undefined) {
  currentContext = source
}

export function callContext(): CallContext {
  const context = currentContext()
  if (!context) throw new Error('A call was made outside of a request: run it inside provideCallContext.')
  return context
}

/** One call as whoever the token is, whose session is not open here: a call reads its context before it waits for anything. */
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
