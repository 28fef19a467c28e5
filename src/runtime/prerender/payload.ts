// Makes and takes what a prerendered page shows, as the file `_payload.json` beside it (section 7): the browser fetches it when
// the visitor comes from another page, instead of making the page's calls. It is a shortcut: what it lacks is called for as
// usual.
import type { QueryKey } from '@tanstack/react-query'
import type { Language } from '#shared/languages.ts'
import { isObject } from '#shared/unknown.ts'
import type { AppContext } from '../app/context.ts'
import { withoutLastSlash } from '../routing/path.ts'

export type Payload = {
  /** The build it was made by and for: another one may call differently. */
  build: string
  language: Language
  queries: { key: QueryKey; data: unknown }[]
}

/** On the server, once the page's loaders have run. */
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

/** For loaders, before they ask for their data. A page with a query is not a prerendered one. */
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
  // Without it the page makes its own calls, so that it is not waited for as long as for one of those.
  const response = await fetch(address, { signal: AbortSignal.timeout(5000) })
  const body: unknown = response.ok ? await response.json() : undefined
  return isPayload(body) ? body : undefined
}

/** The build's id guarantees the rest of its type. */
const isPayload = (body: unknown): body is Payload => isObject(body) && Array.isArray(body['queries'])
