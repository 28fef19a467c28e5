// Creates the router of one visitor from the file-based route tree and the app context.
import type { Query } from '@tanstack/react-query'
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

/** State that the server passes to the router in the browser, as a part of the rendered page. */
type ServerState = Pick<AppContext, 'neighbours' | 'requestId' | 'posted'>

type OfRequest = { nonce?: string; query?: string }

/** @param request on the server: the CSP nonce of the response, and the raw query string of the request */
export function createHubRouter(app: AppContext, { nonce, query }: OfRequest = {}) {
  let isFirstPage = true
  const router = createRouter({
    routeTree,
    context: { app },
    origin: app.origin,
    parseSearch: query === undefined ? parseSearch : parseSearchOf(query),
    stringifySearch,
    defaultPreload: 'intent',
    // Always treat preloaded data as stale here, because the query client decides whether data is stale.
    defaultPreloadStaleTime: 0,
    // Do not scroll the first page if the browser has restored its scroll position or the visitor has scrolled. On the
    // server, this setting omits the router's scroll script. That script runs at the end of the document, when the
    // visitor may already have scrolled.
    scrollRestoration: () => !import.meta.env.SSR && !(isFirstPage && scrollY > 0),
    // For an unknown URL, show the 404 page without the layout of other pages.
    notFoundMode: 'root',
    // If a part of a page fails, show the error within the layout around that part.
    defaultErrorComponent: ErrorPage,
    dehydrate: (): ServerState => {
      const { neighbours, requestId, posted } = app
      return { neighbours, requestId, posted }
    },
    hydrate: (handedOver: ServerState) => void Object.assign(app, handedOver),
    ssr: { nonce },
    Wrap: ({ children }) => <AppProvider app={app}>{children}</AppProvider>,
  })
  // Stop treating the page as preloaded, because the visitor has navigated to it.
  app.isPreloading = () => isPreloading(app) && router.state.status === 'idle'
  // Clear the result of a posted form, because only the first page shows it.
  if (!import.meta.env.SSR) router.subscribe('onBeforeNavigate', () => (app.posted = undefined))
  // Subscribe after the router, so that this listener runs last.
  const stop = router.subscribe('onRendered', () => {
    isFirstPage = false
    stop()
  })
  setupRouterSsrQueryIntegration({
    router,
    queryClient: app.queryClient,
    ...(import.meta.env.SSR && dehydration),
  })
  return router
}

/** Omits the data of static parts, because the browser keeps their HTML (src/runtime/layout/staticPart.tsx). */
const dehydration = { dehydrateOptions: { shouldDehydrateQuery: ({ meta }: Query) => !meta?.isStatic } }

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createHubRouter>
  }
}
