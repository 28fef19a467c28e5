// Start-up of the offline page: opens the app with persisted queries, or waits until the connection returns.
import { hydrate, onlineManager, type QueryClient } from '@tanstack/react-query'
import { showTheme, themeIn } from '../app/theme.ts'
import type { CookieStore } from '../storage/cookieStore.ts'
import { pauseRefetching } from './connection.ts'
import { findPersistedQueries } from './persistedQueries.ts'
import { reconnected } from './reconnected.ts'

/** The server redirects short links of invitations, so that the app has no page for them. */
const isServerOnly = location.pathname.startsWith('/j/')

/**
 * @returns a function that restores persisted queries. `undefined` if no queries are persisted: the page then reloads
 * when the connection returns
 */
export async function findPersistedData(
  cookies: CookieStore,
): Promise<((queryClient: QueryClient) => void) | undefined> {
  // Set the theme that the visitor has chosen, because the cached page is the same for all visitors.
  showTheme(themeIn(cookies))
  const persisted = await findPersistedQueries(cookies.get('token'))
  if (!persisted.queries.length || isServerOnly) {
    void reconnected().then(() => location.reload())
    return undefined
  }
  return (queryClient) => {
    onlineManager.setOnline(false)
    pauseRefetching(queryClient)
    hydrate(queryClient, persisted)
  }
}
