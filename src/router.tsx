// The router of one visitor: the file tree of routes, with the app context.
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { routeTree } from '#generated/routeTree.gen.ts'
import { ErrorPage } from './features/platform/errors/ErrorPage.tsx'
import type { AppContext } from './runtime/app/context.ts'
import { AppProvider } from './runtime/app/AppProvider.tsx'
import { loadMessagesOfScreens } from './runtime/routing/screenMessages.ts'
import { openPagesWithFailedCalls } from './runtime/routing/failedCalls.ts'
import { countPreloads, isPreloading } from './runtime/routing/loaders.ts'
import { refusePagesByCalls } from './runtime/routing/pageRefusal.ts'
import { parseSearch, parseSearchOf, stringifySearch } from './runtime/routing/searchText.ts'

refusePagesByCalls(routeTree)
if (!import.meta.env.SSR) {
  openPagesWithFailedCalls(routeTree)
  countPreloads(routeTree)
  loadMessagesOfScreens(routeTree)
}

/** What the server's page tells the browser's hub. */
type HandedOver = Pick<AppContext, 'neighbours' | 'requestId' | 'posted'>

type OfRequest = { nonce?: string; query?: string }

/** @param request on the server: the nonce of its answer, and its query */
export function createHubRouter(app: AppContext, { nonce, query }: OfRequest = {}) {
  let isFirstPage = true
  const router = createRouter({
    routeTree,
    context: { app },
    origin: app.origin,
    parseSearch: query === undefined ? parseSearch : parseSearchOf(query),
    stringifySearch,
    defaultPreload: 'intent',
    // Freshness is the query client's business.
    defaultPreloadStaleTime: 0,
    // A first page that has moved stands where the browser put it back, or where the visitor has scrolled since. The
    // server therefore writes no script that scrolls: it would come last, below what they read meanwhile.
    scrollRestoration: () => !import.meta.env.SSR && !(isFirstPage && scrollY > 0),
    // Unknown is the whole page, not a part of some layout.
    notFoundMode: 'root',
    // A part of a page that fails leaves the layout around it standing.
    defaultErrorComponent: ErrorPage,
    dehydrate: (): HandedOver => {
      const { neighbours, requestId, posted } = app
      return { neighbours, requestId, posted }
    },
    hydrate: (handedOver: HandedOver) => void Object.assign(app, handedOver),
    ssr: { nonce },
    Wrap: ({ children }) => <AppProvider app={app}>{children}</AppProvider>,
  })
  // What somebody goes to is no longer fetched ahead.
  app.isPreloading = () => isPreloading(app) && router.state.status === 'idle'
  // What was posted is answered by the first page alone.
  if (!import.meta.env.SSR) router.subscribe('onBeforeNavigate', () => (app.posted = undefined))
  // After the router's own listener.
  const stop = router.subscribe('onRendered', () => {
    isFirstPage = false
    stop()
  })
  setupRouterSsrQueryIntegration({ router, queryClient: app.queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createHubRouter>
  }
}
