// The openapi-fetch client that every call goes through. Paths come ready from call.ts, so that it knows them all
// alike; what a call takes and gives is typed there.
import createClient from 'openapi-fetch'
import { callContext } from './context.ts'
import type { Answer } from './transport.ts'

export { browserId } from './browserId.ts'
export { openKeyOf } from './openKeys.ts'

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
