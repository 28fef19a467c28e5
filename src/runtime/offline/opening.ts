// What the offline page does: it opens the app over the stored answers, or waits until there is a connection.
import { hydrate, onlineManager, type QueryClient } from '@tanstack/react-query'
import type { CookieStore } from '../cookies/cookieStore.ts'
import { restAsFresh } from './connection.ts'
import { findReads } from './kept.ts'
import { reconnected } from './reconnected.ts'

/** @returns puts the stored answers into the app; `undefined` where there are none: then the page reloads once online */
export async function findKept(
  cookies: CookieStore,
): Promise<((queryClient: QueryClient) => void) | undefined> {
  // The page was made for everybody, by day and night as the system has it.
  document.documentElement.dataset.theme = cookies.get('theme') ?? undefined
  const reads = await findReads(cookies.get('token'))
  if (!reads.queries.length) {
    void reconnected().then(() => location.reload())
    return undefined
  }
  return (queryClient) => {
    onlineManager.setOnline(false)
    restAsFresh(queryClient)
    hydrate(queryClient, reads)
  }
}
