// Creates the query client; the server creates one per request. The contract defines which queries a mutation or a
// business error invalidates. Components invalidate queries themselves only in three cases: when a countdown ends
// (useReadAgain.ts), after several calls in one mutation (features/profile/tasks), and in forms that save while the user
// types (features/questionnaires/form).
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

/** Options for the error handling of one call, for example `useLogin({ meta: { handlesErrors: true } })`. */
export type CallMeta = {
  /** True if the caller handles every failure, including the end of the session. */
  handlesErrors?: boolean
  /** True if the caller shows business errors itself, as forms do; the app still handles the end of the session. */
  showsRefusals?: boolean
  /** Duration in ms of the toast that shows the failure; default 3000 (section 8 of the specification). */
  toastTimeout?: number
  /** True if only the HTML of the page shows the data: the server then does not send the data to the browser. */
  isStatic?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError
    mutationMeta: CallMeta
    queryMeta: CallMeta
  }
}

/**
 * Creates the query client. The client that section 8 of the specification describes "returns false" after a failure.
 * Here a call rejects with a typed error instead: `mutate()` does not throw and sets `isError` and `error`;
 * `mutateAsync()` and queries in loaders reject. Callers therefore cannot mistake a failure for data, and `onSuccess`
 * runs only after a success.
 * @param onError handles a failed call; not called if `meta.handlesErrors` is set
 * @param onSession stores the session that a call has opened. It is called before queries are refetched, because they
 * would otherwise send the old token. It is called even if the page that made the call has been closed
 * @param isAhead returns true while a page is preloaded: failures of its queries are then ignored
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
    // Do not retry calls (section 7 of the specification): the member can tap again, and an idempotency key makes that
    // safe. Make calls even if the browser reports that it is offline, so that they fail immediately instead of waiting
    // for a connection.
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
        // Invalidate no queries after a rejected sign-in, because it does not change the session.
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
  /**
   * Invalidates queries without waiting for their refetches, so that neither the caller nor its success and error
   * handlers wait.
   */
  const makeStale = (mutationKey: MutationKey | undefined) => {
    const stale = changesOf(mutationKey)
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [tag] }) => stale.has('all') || stale.has(tag),
    })
  }
  return queryClient
}

/**
 * Loads the data of a page in the loader of its route. Returns cached data of any age unless a mutation has invalidated
 * it; the view refetches old data. Invalidated data is refetched before the page opens, so that the next step does not
 * use data from before the mutation. Falls back to cached data if there is no response.
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
 * Loads optional data in a loader. Returns undefined if the data cannot be loaded, for example because it is not
 * persisted on an offline device. The view reads the data by `useQuery` with the same `meta`.
 */
export const ensureIfThere = <FnData, Data = FnData, Key extends QueryKey = QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<FnData, CallError, Data, Key>,
): Promise<Data | undefined> =>
  ensureFresh(queryClient, { ...options, meta: { handlesErrors: true } }).catch(() => undefined)

/**
 * Loads a paginated list in a loader: uses cached data and refetches it in the same cases as `ensureFresh`. A refetch
 * loads as many pages as were loaded before.
 */
export const ensureFreshPages = <FnData, Data = FnData, Key extends QueryKey = QueryKey, Param = unknown>(
  queryClient: QueryClient,
  options: FetchInfiniteQueryOptions<FnData, CallError, Data, Key, Param>,
): Promise<InfiniteData<Data, Param>> =>
  withFallback(
    queryClient.fetchInfiniteQuery({ ...options, staleTime: Infinity }),
    queryClient.getQueryData<InfiniteData<Data, Param>>(options.queryKey),
  )

/**
 * @param fallback cached data, used if there is no response
 * @returns a promise that the caller need not await. If a loader redirects, its queries are aborted later and reject
 * without a handler. An unhandled rejection would stop the server, so this function adds a handler
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
 * Returns the tags whose queries a mutation invalidates, from its key. The keys are generated from the contract: a
 * mutation key contains the operation and these tags, and a query key contains the tag and the operation.
 */
const changesOf = (mutationKey: MutationKey | undefined) => new Set(mutationKey?.slice(1))

/**
 * Returns true if the response contains the token of a session. A call has opened a session if it also invalidates
 * every query.
 */
const isSession = (data: unknown): data is Session =>
  typeof data === 'object' && data !== null && 'token' in data && typeof data.token === 'string'
