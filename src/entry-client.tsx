// Entry point of the browser: creates the app context and loads its messages. Then it hydrates the page that the
// server rendered, or renders the page itself.
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { onlineManager } from '@tanstack/react-query'
import { RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { provideCallContext, type CallContext } from './client/context.ts'
import { languages, localeOf } from './shared/languages.ts'
import { countFault, isForeignChange } from './runtime/faults.ts'
import { isUnanswered } from './runtime/routing/failedCalls.ts'
import { signInSearch } from './runtime/session/signInSearch.ts'
import { announcePages } from './runtime/routing/routeAnnouncer.ts'
import { isBot } from './runtime/start/bot.ts'
import { failed, hydrated } from './runtime/preHydrationClicks/names.ts'
import { restoreTyped } from './runtime/preHydrationClicks/typed.ts'
import { enableViewTransitions } from './runtime/routing/viewTransitions.ts'
import { createAppContext, type AppContext } from './runtime/app/context.ts'
import { keepInputsPlain } from './runtime/start/plainInputs.ts'
import { followUnhandled } from './runtime/start/unhandled.ts'
import { browserCookies, browserSettings } from './runtime/storage/cookieStore.ts'
import { followTranslation } from './runtime/language/followTranslation.ts'
import { fetchMessages, partsOfDocument } from './runtime/language/messages.ts'
import { markClickedLinks } from './runtime/routing/clickedLink.ts'
import { pageIdle } from './runtime/loading/deferred.ts'
import { pageChunk } from './runtime/loading/reload.ts'
import { recordNavigations } from './runtime/tracking/earlyNavigations.ts'
import { addSessionCleanups } from './domain/sessionCleanups.ts'
import { FatalPage } from './features/platform/errors/ErrorPage.tsx'
import { createHubRouter } from './router.tsx'
import './ui/style/theme.css'

type HubRouter = ReturnType<typeof createHubRouter>

// Start in an async function instead of a top-level await, which would prevent the bundler from merging the chunks that
// every page needs.
async function start() {
  const isRendered = '$_TSR' in window
  const query = import.meta.env.MODE === 'mock' ? location.search : ''
  const isOffline = document.documentElement.dataset.offline !== undefined
  // Remove secrets from the URL before other code reads it. For a server-rendered page, the server has already removed
  // secrets and run the rest of the start-up. Only the URL fragment is left, which browsers do not send.
  const continueStart =
    isOffline || (isRendered && !/token/i.test(location.hash))
      ? undefined
      : (await import('./runtime/start/browser.ts')).cleanAddress()

  const mocks = await startMocks(query)
  // Crawlers get the server-rendered page without hydration (section 8 of the specification).
  if (isRendered && isBot(navigator.userAgent)) return
  // On the offline page, start the app only if query results are stored on the device. Otherwise wait until the
  // connection returns.
  const offline = isOffline ? await import('./runtime/offline/offlinePageStart.ts') : undefined
  const restore = await offline?.findPersistedData(browserCookies)
  if (isOffline && !restore) return
  const detected = await continueStart?.()
  const locale = (isRendered || isOffline ? renderedLocale() : detected) ?? 'EN'
  // Fetch the message parts that the document preloads. The loaders of screens fetch further parts.
  const parts = partsOfDocument()
  const messages = await pageChunk(() => fetchMessages(locale, parts))

  const app = createAppContext({
    cookies: browserCookies,
    settings: browserSettings(),
    locale,
    messages,
    parts,
    origin: location.origin,
  })
  addSessionCleanups(app)
  restore?.(app.queryClient)
  const context = callContextOf(app, mocks?.fetch)
  provideCallContext(() => context)

  const router = createHubRouter(app)
  const takeNavigations = recordNavigations(router, app.token)
  const chunksLoaded = isRendered ? rendered(router).then(() => loadChunks(router)) : undefined
  // Return to the same page after the sign-in. Ignore form blockers, because the input of forms is stored as a draft.
  app.onSessionEnd(() => {
    const search = signInSearch(app, router)
    void router.navigate({ to: '/login', search, replace: true, ignoreBlocker: true })
  })

  mocks?.onChange(() => void app.queryClient.invalidateQueries().then(() => router.invalidate()))

  announcePages(router)
  enableViewTransitions(router)
  markClickedLinks(router)

  if (isRendered) restoreTyped()
  keepInputsPlain()
  // Observe translations of the page before the deferred start: a later observer would miss a translator that has
  // already finished.
  followTranslation()

  startTransition(() => {
    const page = (
      <StrictMode>
        {isRendered ? <RouterClient router={router} /> : <RouterProvider router={router} />}
      </StrictMode>
    )
    const look = followUnhandled(
      () => router.state.isLoading,
      (error) => root.render(<ErrorDocument app={app} router={router} error={error} />),
    )
    const errorHandlers = errorHandlersOf(app, look)
    const root = isRendered ? hydrateRoot(document, page, errorHandlers) : createRoot(document, errorHandlers)
    if (isRendered) dispatchEvent(new Event(hydrated))
    else root.render(page)
  })

  // Start the deferred features when the page has loaded and hydrated and the browser is idle. An earlier start could
  // load newer data, but hydration requires the data that the server rendered. If their chunk fails to load (offline,
  // or replaced by a newer build), the page works without these features.
  await pageIdle()
  await chunksLoaded
  whenIdle(() => {
    import('./deferredStart.ts').then(
      ({ startDeferred }) => startDeferred(app, router, takeNavigations),
      () => {},
    )
  })
}

const startMocks = async (query: string) =>
  import.meta.env.MODE === 'mock'
    ? await (await import('#mocks/page.ts')).startMocks(query, browserCookies)
    : undefined

const callContextOf = (
  { token, member, language }: AppContext,
  send: CallContext['fetch'] = (request) => fetch(request),
): CallContext => ({ fetch: send, token, member, language, openKeys: new Map() })

/**
 * Returns the locale in which the page was rendered, and in which it hydrates. It does not read the `lang` attribute,
 * which a browser translator may have changed.
 */
const renderedLocale = () => localeOf(document.documentElement.dataset.locale)

/**
 * Returns React's callbacks for errors that a boundary caught, uncaught errors, and errors from which React
 * recovered.
 */
const errorHandlersOf = ({ reportFault }: AppContext, look: (error: unknown) => void) => ({
  // Ignore lost connections, because the page shows them. Ignore DOM changes by other programs, such as translators,
  // because React recovers from them.
  onCaughtError: (error: unknown) => {
    if (onlineManager.isOnline() && !isUnanswered(error)) {
      countFault('caught')
      if (!isForeignChange(error)) reportFault(error)
    }
    look(error)
  },
  // Report the error as a window error, so that one listener receives it together with errors of timers and promises.
  onUncaughtError: reportError,
  onRecoverableError: (error: unknown) => {
    countFault('hydration')
    reportFault(error)
  },
})

/**
 * Renders an error page in place of the whole document if no part of the page can be shown. The error page contains no
 * script elements, because the scripts are already running.
 */
function ErrorDocument({ app, router, error }: { app: AppContext; router: HubRouter; error: unknown }) {
  const reload = () => location.reload()
  return (
    <html lang={languages[app.localeStore.get().locale].tag} data-theme={app.theme.get()}>
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      </head>
      <body>
        <RouterContextProvider router={router}>
          <FatalPage error={error} reset={reload} tryAgain={reload} />
        </RouterContextProvider>
      </body>
    </html>
  )
}

const rendered = (router: HubRouter) =>
  new Promise<void>((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      resolve()
    })
  })

/**
 * Loads the chunks of the page and its layout before hydration, because a route whose chunk is missing would hydrate
 * later than the document.
 */
const loadChunks = ({ state, routesById, loadRouteChunk }: HubRouter) =>
  Promise.allSettled(state.matches.map(async ({ routeId }) => await loadRouteChunk(routesById[routeId])))

/**
 * Runs a function when the browser is idle. Uses a timeout in Safari, which does not support idle callbacks.
 * @param work function that runs when the browser is idle
 */
function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work)
}

start().catch((error: unknown) => {
  dispatchEvent(new Event(failed))
  if (import.meta.env.MODE === 'mock')
    void import('#mocks/startFailure.ts').then(({ showStartFailure }) => showStartFailure(error))
  throw error
})
