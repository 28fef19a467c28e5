// Pauses refetching and shows persisted reads when the connection is lost, and refetches when it is back.
import { hydrate, onlineManager, type QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { CallError } from '#src/client/errors.ts'
import type { AppContext } from '../app/context.ts'
import { hubAnswers } from '../loading/hubAnswers.ts'
import { pauseAfter } from './backoff.ts'
import { findPersistedQueries } from './persistedQueries.ts'
import { reconnected } from './reconnected.ts'

/**
 * TanStack's `onlineManager` is the one place that knows whether there is a connection. The browser's `offline` event and calls without
 * an answer are hints: a request to the hub decides. Once the hub has answered again, shown queries are refetched.
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
    // A page that failed because a call got no answer may succeed now.
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

/** Milliseconds after which a doubt has another cause than the one before. */
const unrelated = 60_000

/**
 * Asks the hub whether there is a connection. A call that fails again and again although the hub answers raises doubt at growing
 * intervals only.
 */
function createDoubt() {
  let answered = 0
  let silentUntil = -Infinity
  const ask = async () => {
    // Doubts that are far apart have different causes.
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
 * While offline everything that was read counts as fresh: no call is made that must fail, and the offline bar says why.
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
