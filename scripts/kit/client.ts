// Connects the generated calls to a hub, for apps other than the pages of the hub.
import { provideCallContext, type CallContext } from '#src/client/context.ts'

export type Connection = {
  /** Origin of the hub, such as `https://hub.example.com`. Default: the origin of the page. */
  origin?: string
  /** Returns the bearer token of the member; `null` for a visitor. */
  token?: CallContext['token']
  /** Returns the language of messages and names. Default: English. */
  language?: CallContext['language']
  /** Name and build of the app for the hub's log, such as `shop/2026.11`. */
  client?: string
  /** Function that sends a request. Default: the global fetch. */
  fetch?: CallContext['fetch']
}

/** Configures all calls of the kit. Call it once, before the first call of the hub. */
export function connect({
  origin = globalThis.location?.origin,
  token = () => null,
  language = () => 'en',
  client,
  fetch = (request) => globalThis.fetch(request),
}: Connection = {}) {
  if (!origin) throw new Error('connect() requires `origin` outside a page: set the URL of the hub.')
  const context = { origin, token, language, client, fetch, openKeys: new Map() }
  provideCallContext(() => context)
}
