// Pauses refetching and shows persisted queries when the connection is lost, and refetches when it returns.
import { hydrate, onlineManager, type QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { CallError } from '#src/client/errors.ts'
import type { AppContext } from '../app/context.ts'
import { hubAnswers } from '../loading/hubAnswers.ts'
import { pauseAfter } from './backoff.ts'
import { findPersistedQueries } from './persistedQueries.ts'
import { reconnected } from './reconnected.ts'

/**
 * Keeps TanStack's `onlineManager` up to date, the only source of the connection state. The browser's `offline` event
 * and calls without a response are hints: a request to the hub decides. When the hub responds again, shown queries
 * are refetched.
 */
export function followConnection({ queryClient, token }: AppContext, router: AnyRouter) {
  const follow = async (isOnline: boolean) => {
    if (isOnline) void queryClient.invalidateQueries()
    else {
      pauseRefetching(queryClient)
      const persisted = await findPersistedQueries(token())
      if (!onlineManager.isOnline()) hydrate(queryClient, persisted)
      void reconnected().then(() => onlineManager.setOnline(true))
    }
    // A page that failed because a call got no response may succeed now.
    if (router.state.matches.some(({ status }) => status === 'error')) await router.invalidate()
  }
  const doubt = createDoubt()
  onlineManager.setEventListener(() => {
    addEventListener('offline', doubt)
    return () => removeEventListener('offline', doubt)
  })
  onlineManager.subscribe((isOnline) => void follow(isOnline))
  watchCalls(queryClient, doubt)
  if (!onlineManager.isOnline()) void follow(false)
  else if (!navigator.onLine) doubt()
}

/** Milliseconds after which failures are treated as unrelated. */
const unrelated = 60_000

/**
 * Checks the connection with a request to the hub. If calls fail repeatedly although the hub responds, the checks
 * back off.
 */
function createDoubt() {
  let answered = 0
  let silentUntil = -Infinity
  const ask = async () => {
    // Failures that are far apart have different causes: reset the backoff.
    if (performance.now() - silentUntil > unrelated) answered = 0
    silentUntil = Infinity
    const isOnline = await hubAnswers()
    silentUntil = isOnline ? performance.now() + pauseAfter(answered) : -Infinity
    answered = isOnline ? answered + 1 : 0
    if (!isOnline) onlineManager.setOnline(false)
  }
  return () => {
    if (onlineManager.isOnline() && performance.now() >= silentUntil) void ask()
  }
}

function watchCalls(queryClient: QueryClient, doubt: () => void) {
  const onCallError = (error: unknown) => {
    if (error instanceof CallError && error.status === 0) doubt()
  }
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') onCallError(event.action.error)
  })
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') onCallError(event.action.error)
  })
}

/**
 * While offline all cached queries count as fresh: no calls are made that must fail, and the offline bar explains
 * why.
 */
export function pauseRefetching(queryClient: QueryClient) {
  const options = queryClient.getDefaultOptions()
  if (options.queries?.staleTime === Infinity) return
  queryClient.setDefaultOptions({ ...options, queries: { ...options.queries, staleTime: Infinity } })
  const stop = onlineManager.subscribe((isOnline) => {
    if (!isOnline) return
    stop()
    queryClient.setDefaultOptions(options)
  })
}
