// Keeps what a member read readable without a connection, in IndexedDB: for a day, for their session, for this build, and no
// longer, and without what they are reached by. Where the browser has no IndexedDB (private windows, full storage) nothing is
// persisted.
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

/** What screens declare as readable offline, and the member: without that no page of theirs opens. */
export const persistedOperations: ReadonlySet<string> = new Set<OperationId>([...readable, 'getUserInfo'])

/** Fields that are kept as `null`, in whatever answer they stand: a lost phone tells nobody how to reach the member. */
export const fieldsLeftOut: ReadonlySet<string> = new Set(['email', 'phone'])

/** How long an answer stays readable, in milliseconds. */
const day = 86_400_000

/** Of a list that is read page by page: all of it would be written anew with each further page. */
const keptPages = 10

/** Opened when it is first used. */
const store = keyval.createStore('hub', 'reads')

type PersistedQuery = { session: string; build: string; query: DehydratedState['queries'][number] }

/**
 * Persists each answer that may be read offline, as it arrives, and deletes all of them once the session changes.
 * @param token the present one; what this page reads belongs to the first one it sees. After that session nothing is persisted
 *   until the next load, so that the data of two members of one device is never mixed
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
    // The member may have signed out while it was written.
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

/** What this session may still read; everything else is deleted. */
export async function findPersistedQueries(token: string | null): Promise<DehydratedState> {
  const session = token && (await fingerprint(token))
  // Of whatever shape older builds gave them.
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

/** The first pages of a list, whose end leads on once there is a connection; anything else as it is. */
export function shortened(query: PersistedQuery['query']): PersistedQuery['query'] {
  const { data } = query.state
  if (!isPages(data)) return query
  const pages = data.pages.slice(0, keptPages)
  return {
    ...query,
    state: { ...query.state, data: { pages, pageParams: data.pageParams.slice(0, keptPages) } },
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

/** @returns `undefined` where storage fails; where it is blocked, accessing it throws at once */
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

/** Its shape beyond that is guaranteed by the build's id (`isFresh`). */
const isPersistedQuery = (record: unknown): record is PersistedQuery =>
  typeof record === 'object' && record !== null && 'session' in record && 'query' in record

/** Tells sessions apart without storing the token; `undefined` where the browser cannot, on a page without https. */
async function fingerprint(token: string): Promise<string | undefined> {
  const digest = await globalThis.crypto.subtle?.digest('SHA-256', new TextEncoder().encode(token))
  return digest && Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
