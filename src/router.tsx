// Creates the router of one visitor from the file-based route tree, with the app context.
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

/** State that the server-rendered page passes to the router in the browser. */
type HandedOver = Pick<AppContext, 'neighbours' | 'requestId' | 'posted'>

type OfRequest = { nonce?: string; query?: string }

/** @param request on the server: the CSP nonce of the response, and the raw query */
export function createHubRouter(app: AppContext, { nonce, query }: OfRequest = {}) {
  let isFirstPage = true
  const router = createRouter({
    routeTree,
    context: { app },
    origin: app.origin,
    parseSearch: query === undefined ? parseSearch : parseSearchOf(query),
    stringifySearch,
    defaultPreload: 'intent',
    // The query client decides if data is stale.
    defaultPreloadStaleTime: 0,
    // Do not scroll a first page that the browser has restored or that the visitor has scrolled. On the server this
    // omits the scroll script, which would run at the end of the document, after the visitor may have scrolled.
    scrollRestoration: () => !import.meta.env.SSR && !(isFirstPage && scrollY > 0),
    // An unknown URL shows the 404 page instead of the whole page, not within a layout.
    notFoundMode: 'root',
    // An error in a part of a page keeps the layout around it.
    defaultErrorComponent: ErrorPage,
    dehydrate: (): HandedOver => {
      const { neighbours, requestId, posted } = app
      return { neighbours, requestId, posted }
    },
    hydrate: (handedOver: HandedOver) => void Object.assign(app, handedOver),
    ssr: { nonce },
    Wrap: ({ children }) => <AppProvider app={app}>{children}</AppProvider>,
  })
  // A page that the visitor navigates to is no longer a preload.
  app.isPreloading = () => isPreloading(app) && router.state.status === 'idle'
  // Only the first page shows the result of a posted form.
  if (!import.meta.env.SSR) router.subscribe('onBeforeNavigate', () => (app.posted = undefined))
  // Subscribed after the router's listener.
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
