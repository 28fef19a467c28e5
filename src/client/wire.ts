// openapi-fetch's client, typed by the contract, and modules that only some calls need. Loaded by the first call of a page.
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
