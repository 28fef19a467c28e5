// Persists a member's responses in IndexedDB for offline use. They are persisted without contact data, for one day, and
// restored only in the same session and build. Persistence is disabled if IndexedDB is not available (private windows,
// full storage).
import * as keyval from 'idb-keyval'
import {
  dehydrate,
  type DehydratedState,
  type InfiniteData,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { readable } from '#generated/screens.ts'
import type { OperationId } from '#src/client/call.ts'

/**
 * Operations whose responses are persisted: those that screens declare as available offline, and the user info, which
 * every page needs.
 */
export const persistedOperations: ReadonlySet<string> = new Set<OperationId>([...readable, 'getUserInfo'])

/**
 * Fields whose values are replaced by `null` in every persisted response, so that a lost phone does not reveal
 * contact data.
 */
export const fieldsLeftOut: ReadonlySet<string> = new Set(['email', 'phone'])

/** Maximum age of a persisted response in ms. */
const day = 86_400_000

/**
 * Maximum number of persisted pages of a paginated list. The limit exists because the whole list is rewritten for each
 * further page.
 */
const maxPersistedPages = 10

/** Database in IndexedDB, as a promise; it is opened on first use. */
const store = keyval.createStore('hub', 'reads')

type PersistedQuery = { session: string; build: string; query: DehydratedState['queries'][number] }

/**
 * Persists the response of each offline query when it arrives, and deletes all persisted responses when the session
 * changes.
 * @param token returns the current session token. The page belongs to the session of the first token that this function
 * returns. After the end of that session no query is persisted until the next page load, so that data of two members is
 * not mixed
 */
export function persistQueries(queryClient: QueryClient, token: () => string | null) {
  const cache = queryClient.getQueryCache()
  let owner = token()
  const persist = async (query?: Query) => {
    if (!owner || !query || !isPersisted(query)) return
    const session = await fingerprint(owner)
    const [dehydrated] = dehydrate(queryClient, { shouldDehydrateQuery: (each) => each === query }).queries
    const reduced: unknown = dehydrated && withoutLeftOut(shortened(dehydrated))
    if (session && isDehydrated(reduced) && token() === owner)
      await put({ session, build: __BUILD_ID__, query: reduced })
    // Delete the persisted responses if the member has signed out while the response was written.
    if (token() !== owner) await clear()
  }
  if (!owner) void clear()
  for (const query of cache.getAll()) void persist(query)
  const stop = cache.subscribe((event) => {
    owner ??= token()
    if (owner && token() !== owner) {
      stop()
      void clear()
    } else if (event.type === 'added' || (event.type === 'updated' && event.action.type === 'success'))
      void persist(cache.get(event.query.queryHash))
  })
}

/** Returns the persisted queries of the current session, and deletes all others. */
export async function findPersistedQueries(token: string | null): Promise<DehydratedState> {
  const session = token && (await fingerprint(token))
  // Records of older builds may have any shape.
  const records = (await tryStorage(() => keyval.values<unknown>(store))) ?? []
  const persisted = records
    .filter(isPersistedQuery)
    .filter((read) => read.session === session && isFresh(read))
  if (persisted.length < records.length) {
    await clear()
    for (const read of persisted) await put(read)
  }
  return { queries: persisted.map(({ query }) => query), mutations: [] }
}

/**
 * Keeps only the first pages of a paginated list; when the app is online, the button at the end of the list loads the
 * others. Returns other queries unchanged.
 */
export function shortened(query: PersistedQuery['query']): PersistedQuery['query'] {
  const { data } = query.state
  if (!isPages(data)) return query
  const pages = data.pages.slice(0, maxPersistedPages)
  return {
    ...query,
    state: { ...query.state, data: { pages, pageParams: data.pageParams.slice(0, maxPersistedPages) } },
  }
}

const isPages = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' &&
  data !== null &&
  'pages' in data &&
  'pageParams' in data &&
  Array.isArray(data.pages)

const withoutLeftOut = (query: PersistedQuery['query']): unknown =>
  JSON.parse(JSON.stringify(query, (name, value: unknown) => (fieldsLeftOut.has(name) ? null : value)))

const isDehydrated = (query: unknown): query is PersistedQuery['query'] =>
  typeof query === 'object' && query !== null && 'queryHash' in query

const put = (read: PersistedQuery) => tryStorage(() => keyval.set(read.query.queryHash, read, store))

const clear = () => tryStorage(() => keyval.clear(store))

/**
 * @returns the result of the storage operation; `undefined` if it fails. The operation is passed as a function, because
 * access to blocked storage throws synchronously
 */
async function tryStorage<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}

const isFresh = ({ build, query }: PersistedQuery) =>
  build === __BUILD_ID__ && Date.now() - query.state.dataUpdatedAt < day

const isPersisted = ({ queryKey: [, operation], state }: Query) =>
  state.status === 'success' && typeof operation === 'string' && persistedOperations.has(operation)

/** Checks only the shape of the record; the build id guarantees the types of its values (`isFresh`). */
const isPersistedQuery = (record: unknown): record is PersistedQuery =>
  typeof record === 'object' && record !== null && 'session' in record && 'query' in record

/**
 * Returns an id of the session that does not reveal the token. Returns `undefined` without https, because the browser
 * then has no SubtleCrypto.
 */
async function fingerprint(token: string): Promise<string | undefined> {
  const digest = await globalThis.crypto.subtle?.digest('SHA-256', new TextEncoder().encode(token))
  return digest && Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
