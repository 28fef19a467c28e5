// Sends every call by openapi-fetch, and what only some calls take along. openapi-fetch's own types, of the contract's `paths`, are
// for a method and a path that are written out where the call is made; here both come from the operation's line, with the parameters
// already in the path, because an idempotency key is kept by the whole address. So it knows all calls alike, and one line of call.ts
// types them by the contract's `operations` in its place: `Input` is what a call takes, `Answer` what it gives.
import createClient from 'openapi-fetch'
import { callContext } from './context.ts'

export { browserId } from './browserId.ts'
export { openKeyOf } from './openKeys.ts'

/** Observed servers say `result` where ours says `data`; both are understood. */
export type Answer = { code?: number; message?: string; data?: unknown; result?: unknown }

/** The envelope, which every answer has; transport.ts takes it off. */
type AnyCall = {
  responses: { 200: { content: { 'application/json': Answer } } }
  requestBody?: { content: { 'application/json': unknown } }
}
type AnyPaths = Record<string, Record<'get' | 'post' | 'put' | 'delete' | 'patch', AnyCall>>

export const client = createClient<AnyPaths>({
  baseUrl: import.meta.env?.SSR ? 'http://hub.internal' : location.origin,
  credentials: 'omit',
  fetch: (request) => callContext().fetch(request),
})
