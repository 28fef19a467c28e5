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
 * Updates TanStack's `onlineManager`, the only source of the connection state. The browser's `offline` event and calls
 * without a response are only hints, which a request to the hub must confirm. When the hub responds again, visible
 * queries are refetched.
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
    // Reload a page that shows an error because one of its calls received no response.
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

/** Time in ms after which a failed call is treated as unrelated to the previous failed call. */
const unrelated = 60_000

/**
 * Returns a function that checks a doubtful connection with a request to the hub. While the browser reports a lost
 * connection, the check is repeated. If the hub responds each time, the delay between two checks grows to a minute.
 */
function createDoubt() {
  let answered = 0
  let silentUntil = -Infinity
  const ask = async () => {
    // Reset the backoff: failures that are far apart have different causes.
    if (performance.now() - silentUntil > unrelated) answered = 0
    silentUntil = Infinity
    const isOnline = await hubAnswers()
    const pause = pauseAfter(answered)
    silentUntil = isOnline ? performance.now() + pause : -Infinity
    answered = isOnline ? answered + 1 : 0
    if (!isOnline) onlineManager.setOnline(false)
    // Check again later, because the hub may have responded just before the connection was lost.
    else if (!navigator.onLine) setTimeout(askAgain, pause)
  }
  const askAgain = () => {
    if (onlineManager.isOnline() && !navigator.onLine) void ask()
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
 * Treats all cached queries as fresh while offline, so that the app makes no calls that would fail. The offline bar
 * explains the lost connection.
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
