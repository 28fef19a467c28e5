// The start of the offline page: it opens the app over persisted queries, or waits until there is a connection.
import { hydrate, onlineManager, type QueryClient } from '@tanstack/react-query'
import type { CookieStore } from '../storage/cookieStore.ts'
import { pauseRefetching } from './connection.ts'
import { findPersistedQueries } from './persistedQueries.ts'
import { reconnected } from './reconnected.ts'

/** @returns restores persisted queries; `undefined` where there are none: then the page reloads once online */
export async function findPersistedData(
  cookies: CookieStore,
): Promise<((queryClient: QueryClient) => void) | undefined> {
  // The page is the same for everybody, in the system's theme.
  document.documentElement.dataset.theme = cookies.get('theme') ?? undefined
  const persisted = await findPersistedQueries(cookies.get('token'))
  if (!persisted.queries.length) {
    void reconnected().then(() => location.reload())
    return undefined
  }
  return (queryClient) => {
    onlineManager.setOnline(false)
    pauseRefetching(queryClient)
    hydrate(queryClient, persisted)
  }
}
