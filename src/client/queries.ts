// One query client a request: what a write changes, and what its refusal tells of, is read from the contract. A view makes
// stale itself only what no answer tells of: that its countdown is over (useReadAgain.ts), and what a form that saves as one
// types reads again once it is left (features/questionnaires/form).
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
  /** The caller does everything about a failure itself, also about a session that has ended. */
  handlesErrors?: boolean
  /** The caller says itself what was refused, as a member's form does; the end of their session stays the app's. */
  showsRefusals?: boolean
  /** Milliseconds for which the notice of a failure stays; 3000 without it (section 8). */
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
 * The specification's client "returns false" after a failure (section 8); a call here ends without data and with a
 * typed error: `mutate()` never throws and leaves `isError` and `error`, `mutateAsync()` and a loader's query reject. So no
 * caller can take a failure for an answer, and one that only wants to know of success writes `onSuccess`.
 * @param onError what the app does about a failed call; not told of calls whose `meta.handlesErrors` says that the
 *   caller does it
 * @param onSession keeps the session that a call has opened: before anything is asked again, or it would be asked as a
 *   visitor, and whether or not the page that made the call is still there
 * @param isAhead whether what is read now is only read ahead, for a page that nobody has asked for: it fails in silence
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
    // No retries (section 7): the member presses again, and an idempotency key makes that safe. Calls are made whether or
    // not the browser believes to be online, so that they are told at once instead of waiting for a connection.
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
  /** Nobody waits for what is read anew: neither the caller, nor who is told that it is done, or refused. */
  const makeStale = (mutationKey: MutationKey | undefined) => {
    const stale = changesOf(mutationKey)
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [tag] }) => stale.has('all') || stale.has(tag),
    })
  }
  return queryClient
}

/**
 * For loaders: makes sure of what their page shows. What is there is enough, unless a write has made it stale, but not by its age
 * alone: its view asks for that. Then it is asked again before the page opens, so that no step that follows a write is decided,
 * or filled in, by what was before it. Where no answer comes, the page opens with what there is.
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
 * For loaders: what a page shows if it comes and does without otherwise, such as what is never written down on a device that has
 * no connection. Its view reads it by `useQuery` with the same `meta`.
 */
export const ensureIfThere = <FnData, Data = FnData, Key extends QueryKey = QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<FnData, CallError, Data, Key>,
): Promise<Data | undefined> =>
  ensureFresh(queryClient, { ...options, meta: { handlesErrors: true } }).catch(() => undefined)

/** The same of a list: as many pages as were open. */
export const ensureFreshPages = <FnData, Data = FnData, Key extends QueryKey = QueryKey, Param = unknown>(
  queryClient: QueryClient,
  options: FetchInfiniteQueryOptions<FnData, CallError, Data, Key, Param>,
): Promise<InfiniteData<Data, Param>> =>
  withFallback(
    queryClient.fetchInfiniteQuery({ ...options, staleTime: Infinity }),
    queryClient.getQueryData<InfiniteData<Data, Param>>(options.queryKey),
  )

/**
 * @param fallback what the page opens with where no answer comes
 * @returns what may be left alone: a loader that leads elsewhere no longer waits for what it has begun to read, and the end of
 *   its request calls that off. A failure that nobody hears of would end the server
 */
function withFallback<Data>(fetched: Promise<Data>, fallback: Data | undefined): Promise<Data> {
  const read = fetched.catch((error: unknown) => {
    if (fallback !== undefined && error instanceof CallError && error.status === 0) return fallback
    throw error
  })
  read.catch(() => {})
  return read
}

/** Both keys are made from the contract: the call and the tags it makes stale; the tag and the call it reads. */
const changesOf = (mutationKey: MutationKey | undefined) => new Set(mutationKey?.slice(1))

/** A call that changes everything opens a session if its answer contains a token. */
const isSession = (data: unknown): data is Session =>
  typeof data === 'object' && data !== null && 'token' in data && typeof data.token === 'string'
