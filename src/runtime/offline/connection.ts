// What the app does when the connection goes, and when it is back.
import { hydrate, onlineManager, type QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { CallError } from '../../client/errors.ts'
import type { AppContext } from '../app/context.ts'
import { findReads } from './kept.ts'
import { reconnected } from './reconnected.ts'

/**
 * TanStack's `onlineManager` is the one place that says whether there is a connection: it hears the browser, and here it
 * learns of calls that got no answer. Once the connection is back, what is shown is read again.
 */
export function followConnection({ queryClient, token }: AppContext, router: AnyRouter) {
  const follow = async (isOnline: boolean) => {
    if (isOnline) void queryClient.invalidateQueries()
    else {
      restAsFresh(queryClient)
      const reads = await findReads(token())
      if (!onlineManager.isOnline()) hydrate(queryClient, reads)
      void reconnected().then(() => onlineManager.setOnline(true))
    }
    // A page that failed for want of an answer may have one now.
    if (router.state.matches.some(({ status }) => status === 'error')) await router.invalidate()
  }
  onlineManager.subscribe((isOnline) => void follow(isOnline))
  hearCalls(queryClient)
  if (!onlineManager.isOnline()) void follow(false)
  else if (!navigator.onLine) onlineManager.setOnline(false)
}

function hearCalls(queryClient: QueryClient) {
  const hear = (error: Error | null | undefined) => {
    if (error instanceof CallError && error.status === 0) onlineManager.setOnline(false)
  }
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error)
  })
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error)
  })
}

/**
 * While there is no connection everything that was read counts as fresh: nothing is asked for in vain, and the quiet bar
 * says what there is to say.
 */
export function restAsFresh(queryClient: QueryClient) {
  const usual = queryClient.getDefaultOptions()
  if (usual.queries?.staleTime === Infinity) return
  queryClient.setDefaultOptions({ ...usual, queries: { ...usual.queries, staleTime: Infinity } })
  const stop = onlineManager.subscribe((isOnline) => {
    if (!isOnline) return
    stop()
    queryClient.setDefaultOptions(usual)
  })
}
