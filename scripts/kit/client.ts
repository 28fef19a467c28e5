// Connects the calls of the contract to a hub, for apps other than the hub's pages.
import { provideCallContext, type CallContext } from '#src/client/context.ts'

export type Connection = {
  /** Origin of the hub, such as `https://hub.example.com`. Default: the page's origin. */
  origin?: string
  /** The bearer token; `null` for a visitor. */
  token?: CallContext['token']
  /** The language of messages and names. Default: English. */
  language?: CallContext['language']
  /** Name and build of the app for the hub's log, such as `shop/2026.11`. */
  client?: string
  /** Sends a request. Default: the global fetch. */
  fetch?: CallContext['fetch']
}

/** Configures all calls. Call it once, before the first call of the hub. */
export function connect({
  origin = globalThis.location?.origin,
  token = () => null,
  language = () => 'en',
  client,
  fetch = (request) => globalThis.fetch(request),
}: Connection = {}) {
  if (!origin) throw new Error('connect({ origin }): there is no page whose origin could be the hub’s.')
  const context = { origin, token, language, client, fetch, openKeys: new Map() }
  provideCallContext(() => context)
}
