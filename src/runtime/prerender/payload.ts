// Creates and reads `_payload.json`, the file with the data of a prerendered page (section 7 of the specification).
// During a client-side navigation the browser fetches this file instead of calling the API. Data that the file does not
// contain is fetched from the API as usual.
import type { QueryKey } from '@tanstack/react-query'
import type { Language } from '#shared/languages.ts'
import { isObject } from '#shared/unknown.ts'
import type { AppContext } from '../app/context.ts'
import { withoutLastSlash } from '../routing/path.ts'

export type Payload = {
  /** Id of the build that created the file; a page of another build may need other data. */
  build: string
  language: Language
  queries: { key: QueryKey; data: unknown }[]
}

/** Creates the content of `_payload.json`; call it on the server after the loaders of the page have run. */
export function payloadOf({ queryClient, language }: AppContext): Payload {
  const queries = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
  return {
    build: __BUILD_ID__,
    language: language(),
    queries: queries.map(({ queryKey: key, state: { data } }) => ({ key, data })),
  }
}

/**
 * Adds the data of a prerendered page to the query cache. Call this function in loaders before they fetch data. Pages
 * with a query string are not prerendered.
 */
export async function takePayload(
  app: AppContext,
  { pathname, searchStr }: { pathname: string; searchStr: string },
): Promise<void> {
  if (import.meta.env.SSR || searchStr) return
  const payload = await fetchPayload(`${withoutLastSlash(pathname)}/_payload.json`).catch(() => undefined)
  if (payload?.build !== __BUILD_ID__ || payload.language !== app.language()) return
  for (const { key, data } of payload.queries) app.queryClient.setQueryData(key, data)
}

async function fetchPayload(address: string): Promise<Payload | undefined> {
  // Use a short timeout: if the file does not arrive, the page calls the API.
  const response = await fetch(address, { signal: AbortSignal.timeout(5000) })
  const body: unknown = response.ok ? await response.json() : undefined
  return isPayload(body) ? body : undefined
}

/** Checks only the shape of the file; the build id guarantees the types of its values. */
const isPayload = (body: unknown): body is Payload => isObject(body) && Array.isArray(body['queries'])
