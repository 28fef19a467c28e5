// What a member read stays readable without a connection: for a day, for their session, for this build, and no longer.
import { dehydrate, type DehydratedState, type Query, type QueryClient } from '@tanstack/react-query'
import { readable } from '../../../generated/screens.ts'
import type { OperationId } from '../../client/call.ts'
import { all, clear, put } from './shelf.ts'

/** What screens name as readable offline, and who the member is: without that no page of theirs opens. */
const kept: ReadonlySet<string> = new Set<OperationId>([...readable, 'getUserInfo'])

/** How long an answer stays readable, in milliseconds. */
const day = 86_400_000

type Read = { session: string; build: string; query: DehydratedState['queries'][number] }

/**
 * Writes down each answer that may be kept, as it comes, and forgets all of them once the session is another.
 * @param token of now; what this page has read belongs to the first one it sees, and after that one nothing is kept until
 *   the next load, so that two members of one device never mix
 */
export function keepReads(queryClient: QueryClient, token: () => string | null) {
  const cache = queryClient.getQueryCache()
  let owner = token()
  const keep = async (query: Query) => {
    if (!owner || !isKept(query)) return
    const session = await fingerprint(owner)
    const [plain] = dehydrate(queryClient, { shouldDehydrateQuery: (each) => each === query }).queries
    if (session && plain && token() === owner)
      await put(query.queryHash, { session, build: __BUILD_ID__, query: plain } satisfies Read)
    // The member may have signed out while it was written.
    if (token() !== owner) await clear()
  }
  if (!owner) void clear()
  for (const query of cache.getAll()) void keep(query)
  const stop = cache.subscribe((event) => {
    owner ??= token()
    if (owner && token() !== owner) {
      stop()
      void clear()
    } else if (event.type === 'added' || (event.type === 'updated' && event.action.type === 'success'))
      void keep(event.query)
  })
}

/** What this session may still read; everything else is thrown away. */
export async function findReads(token: string | null): Promise<DehydratedState> {
  const session = token && (await fingerprint(token))
  const records = await all()
  const reads = records.filter(isRead).filter((read) => read.session === session && isFresh(read))
  if (reads.length < records.length) {
    await clear()
    for (const read of reads) await put(read.query.queryHash, read)
  }
  return { queries: reads.map(({ query }) => query), mutations: [] }
}

const isFresh = ({ build, query }: Read) =>
  build === __BUILD_ID__ && Date.now() - query.state.dataUpdatedAt < day

const isKept = ({ queryKey: [, operation], state }: Query) =>
  state.status === 'success' && typeof operation === 'string' && kept.has(operation)

/** That this build wrote it is seen first (`isFresh`), and it knows the rest of the form. */
const isRead = (record: unknown): record is Read =>
  typeof record === 'object' && record !== null && 'session' in record && 'query' in record

/** Tells sessions apart without keeping the token; `undefined` where the browser cannot, on a page without https. */
async function fingerprint(token: string): Promise<string | undefined> {
  const digest = await globalThis.crypto.subtle?.digest('SHA-256', new TextEncoder().encode(token))
  return digest && Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
