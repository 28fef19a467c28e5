// Creates and reads the data of a prerendered page, the file `_payload.json` (section 7). The browser fetches it on
// client-side navigation instead of calling the API. It is an optimization: missing data is fetched as usual.
import type { QueryKey } from '@tanstack/react-query'
import type { Language } from '#shared/languages.ts'
import { isObject } from '#shared/unknown.ts'
import type { AppContext } from '../app/context.ts'
import { withoutLastSlash } from '../routing/path.ts'

export type Payload = {
  /** Build that created it: another build may make other calls. */
  build: string
  language: Language
  queries: { key: QueryKey; data: unknown }[]
}

/** Call on the server after the loaders of the page have run. */
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

/** Call in loaders before they fetch data. Pages with a query are not prerendered. */
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
  // Short timeout, because the page falls back to API calls.
  const response = await fetch(address, { signal: AbortSignal.timeout(5000) })
  const body: unknown = response.ok ? await response.json() : undefined
  return isPayload(body) ? body : undefined
}

/** The build id guarantees the rest of the type. */
const isPayload = (body: unknown): body is Payload => isObject(body) && Array.isArray(body['queries'])
