// Connects the calls of the contract to a hub, for an app that is not the hub's own page.
import { provideCallContext, type CallContext } from '#src/client/context.ts'

export type Connection = {
  /** Where the hub is: `https://hub.example.com`; without it the page's own origin. */
  origin?: string
  /** The bearer token, `null` for a visitor. */
  token?: CallContext['token']
  /** The language of messages and names: English without it. */
  language?: CallContext['language']
  /** Name and build of the app, for the hub's log: `shop/2026.11`. */
  client?: string
  /** Sends a request. */
  fetch?: CallContext['fetch']
}

/** Says how all calls reach the hub; once, before the first one. */
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
