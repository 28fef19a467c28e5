// Creates the query client, one per request on the server. The contract defines which reads a write or a business
// error invalidates. Views invalidate reads themselves only for changes without a response: an ended countdown
// (useReadAgain.ts), and forms that save while typing (features/questionnaires/form).
import {
  MutationCache,
  QueryCache,
  QueryClient,
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  type InfiniteData,
  type MutationKey,
  type QueryKey,
} from '@tanstack/react-query'
import { CallError } from './errors.ts'
import type { Session } from '#generated/schema.d.ts'

/** Error handling of a call: `useLogin({ meta: { handlesErrors: true } })`. */
export type CallMeta = {
  /** The caller handles every failure, including an ended session. */
  handlesErrors?: boolean
  /** The caller shows business errors itself, as forms do; the app still handles an ended session. */
  showsRefusals?: boolean
  /** Duration in ms of the toast that shows a failure; default 3000 (section 8). */
  toastTimeout?: number
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError
    mutationMeta: CallMeta
    queryMeta: CallMeta
  }
}

/**
 * The client of the specification "returns false" after a failure (section 8). Here a call rejects with a typed error
 * instead: `mutate()` does not throw and sets `isError` and `error`; `mutateAsync()` and queries of loaders reject. A
 * caller therefore cannot mistake a failure for an answer, and `onSuccess` runs only after a success.
 * @param onError handles a failed call; not called if `meta.handlesErrors` is set
 * @param onSession stores the session that a call has opened, before queries refetch with the wrong token, and even
 * if the page that made the call is closed
 * @param isAhead true while a page is preloaded: failures of its reads are ignored
 */
export function createQueryClient(
  onError: (error: Error, meta?: CallMeta) => void,
  onSession: (session: Session) => void = () => {},
  isAhead: () => boolean = () => false,
): QueryClient {
  const unlessHandled = (error: Error, meta: CallMeta | undefined) => {
    const isShown = meta?.showsRefusals && !(error instanceof CallError && error.endsSession)
    if (!meta?.handlesErrors && !isShown) onError(error, meta)
  }
  const queryClient: QueryClient = new QueryClient({
    // No retries (section 7): the member taps again, and an idempotency key makes that safe. Calls are made even if
    // the browser reports that it is offline, so that they fail immediately instead of waiting for a connection.
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.getObserversCount() > 0 || !isAhead()) unlessHandled(error, query.meta)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, ...[, , { meta, options }]) => {
        const { mutationKey } = options
        // A rejected sign-in does not change the session.
        if (error.tellsOfChange && !changesOf(mutationKey).has('all')) makeStale(mutationKey)
        unlessHandled(error, meta)
      },
      onSuccess: (data, ...[, , { options }]) => {
        const { mutationKey } = options
        if (changesOf(mutationKey).has('all') && isSession(data)) onSession(data)
        makeStale(mutationKey)
      },
    }),
  })
  /** Invalidates without waiting: neither the caller nor its success or error handlers wait for refetches. */
  const makeStale = (mutationKey: MutationKey | undefined) => {
    const stale = changesOf(mutationKey)
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [tag] }) => stale.has('all') || stale.has(tag),
    })
  }
  return queryClient
}

/**
 * Loads the data of a page in its loader. Cached data is used unless a write has invalidated it; age alone is left to
 * the view. Invalidated data is refetched before the page opens, so that the next step does not use data from before
 * the write. Falls back to cached data if no response arrives.
 */
export const ensureFresh = <FnData, Data = FnData, Key extends QueryKey = QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<FnData, CallError, Data, Key>,
): Promise<Data> =>
  withFallback(
    queryClient.fetchQuery({ ...options, staleTime: Infinity }),
    queryClient.getQueryData<Data>(options.queryKey),
  )

/**
 * Loads optional data in a loader: undefined if it cannot be read, such as data that is not persisted on an offline
 * device. The view reads it by `useQuery` with the same `meta`.
 */
export const ensureIfThere = <FnData, Data = FnData, Key extends QueryKey = QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<FnData, CallError, Data, Key>,
): Promise<Data | undefined> =>
  ensureFresh(queryClient, { ...options, meta: { handlesErrors: true } }).catch(() => undefined)

/** The same for a list: refetches as many pages as were loaded. */
export const ensureFreshPages = <FnData, Data = FnData, Key extends QueryKey = QueryKey, Param = unknown>(
  queryClient: QueryClient,
  options: FetchInfiniteQueryOptions<FnData, CallError, Data, Key, Param>,
): Promise<InfiniteData<Data, Param>> =>
  withFallback(
    queryClient.fetchInfiniteQuery({ ...options, staleTime: Infinity }),
    queryClient.getQueryData<InfiniteData<Data, Param>>(options.queryKey),
  )

/**
 * @param fallback cached data, used if no response arrives
 * @returns a promise that may be ignored: a loader that redirects abandons its reads, and the end of the request
 * aborts them. An unhandled rejection would stop the server
 */
function withFallback<Data>(fetched: Promise<Data>, fallback: Data | undefined): Promise<Data> {
  const read = fetched.catch((error: unknown) => {
    if (fallback !== undefined && error instanceof CallError && error.status === 0) return fallback
    throw error
  })
  read.catch(() => {})
  return read
}

/**
 * Both keys are generated from the contract: a mutation key is the operation and the tags it invalidates, a query key
 * the tag and the operation.
 */
const changesOf = (mutationKey: MutationKey | undefined) => new Set(mutationKey?.slice(1))

/** A call that invalidates every read opens a session if its answer contains a token. */
const isSession = (data: unknown): data is Session =>
  typeof data === 'object' && data !== null && 'token' in data && typeof data.token === 'string'
