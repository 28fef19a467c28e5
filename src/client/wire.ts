// Creates the openapi-fetch client, typed by the contract, and re-exports modules that only some calls need. The first
// call of a page loads this module.
import createClient from 'openapi-fetch'
import type { paths } from '#generated/schema.d.ts'
import { callContext } from './context.ts'

export { browserId } from './browserId.ts'
export { openKeyOf } from './openKeys.ts'

export const client = createClient<paths>({
  baseUrl: import.meta.env?.SSR ? 'http://hub.internal' : location.origin,
  credentials: 'omit',
  fetch: (request) => callContext().fetch(request),
})
