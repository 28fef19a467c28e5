// Pauses refetching and shows persisted reads when the connection is lost, and refetches when it is back.
import { hydrate, onlineManager, type QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { CallError } from '../../client/errors.ts'
import type { AppContext } from '../app/context.ts'
import { findPersistedQueries } from './persistedQueries.ts'
import { reconnected } from './reconnected.ts'

/**
 * TanStack's `onlineManager` is the one place that knows whether there is a connection: the browser and calls that got no answer
 * say that it is lost, and an answer of the hub that it is back. Then what is shown is refetched.
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
  // The browser's `online` comes before the first request gets through: what is tried again at once would fail once more.
  onlineManager.setEventListener((setOnline) => {
    const onLost = () => setOnline(false)
    addEventListener('offline', onLost)
    return () => removeEventListener('offline', onLost)
  })
  onlineManager.subscribe((isOnline) => void follow(isOnline))
  watchCalls(queryClient)
  if (!onlineManager.isOnline()) void follow(false)
  else if (!navigator.onLine) onlineManager.setOnline(false)
}

function watchCalls(queryClient: QueryClient) {
  const onCallError = (error: Error | null | undefined) => {
    if (error instanceof CallError && error.status === 0) onlineManager.setOnline(false)
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
