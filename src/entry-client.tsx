// Entry point of the browser: creates the app context, loads its messages, then hydrates the page that the server
// rendered or renders it.
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
import { failed, hydrated } from './runtime/earlyPresses/names.ts'
import { restoreTyped } from './runtime/earlyPresses/typed.ts'
import { enableViewTransitions } from './runtime/routing/viewTransitions.ts'
import { createAppContext, type AppContext } from './runtime/app/context.ts'
import { keepInputsPlain } from './runtime/start/plainInputs.ts'
import { followUnhandled } from './runtime/start/unhandled.ts'
import { browserCookies, browserSettings } from './runtime/storage/cookieStore.ts'
import { followTranslation } from './runtime/language/followTranslation.ts'
import { fetchMessages, partsOfDocument } from './runtime/language/messages.ts'
import { markPressedLinks } from './runtime/routing/pressedLink.ts'
import { undisturbed } from './runtime/loading/deferred.ts'
import { pageChunk } from './runtime/loading/reload.ts'
import { recordNavigations } from './runtime/tracking/earlyNavigations.ts'
import { addSessionCleanups } from './domain/sessionCleanups.ts'
import { FatalPage } from './features/platform/errors/ErrorPage.tsx'
import { createHubRouter } from './router.tsx'
import './ui/style/theme.css'

type HubRouter = ReturnType<typeof createHubRouter>

// A function, because a top-level await would prevent the bundler from merging the chunks that every page needs.
async function start() {
  const isRendered = '$_TSR' in window
  // The offline page starts the app if queries are persisted; otherwise it waits for the connection.
  const query = import.meta.env.MODE === 'mock' ? location.search : ''
  const isOffline = document.documentElement.dataset.offline !== undefined
  // Remove secrets from the URL before other code reads it. For server-rendered pages the server has done that and
  // the rest of the start, except for the hash.
  const continueStart =
    isOffline || (isRendered && !/token/i.test(location.hash))
      ? undefined
      : (await import('./runtime/start/browser.ts')).cleanAddress()

  const mocks = await startMocks(query)
  // Bots get the server-rendered page without hydration (section 8).
  if (isRendered && isBot(navigator.userAgent)) return
  const offline = isOffline ? await import('./runtime/offline/offlinePageStart.ts') : undefined
  const restore = await offline?.findPersistedData(browserCookies)
  if (isOffline && !restore) return
  const detected = await continueStart?.()
  const locale = (isRendered || isOffline ? renderedLocale() : detected) ?? 'EN'
  // Fetched in parallel; loaders fetch more later.
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
  // Return to the same page after the sign-in. Ignore form blockers: form input is saved as a draft.
  app.onSessionEnd(() => {
    const search = signInSearch(app, router)
    void router.navigate({ to: '/login', search, replace: true, ignoreBlocker: true })
  })

  mocks?.onChange(() => void app.queryClient.invalidateQueries().then(() => router.invalidate()))

  announcePages(router)
  enableViewTransitions(router)
  markPressedLinks(router)

  if (isRendered) restoreTyped()
  keepInputsPlain()
  // Before the deferred start: the observer would miss a translator that has already finished.
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

  // Features that a page does not need are started after it has loaded and hydrated, when the browser is idle:
  // hydration must find the data that the server rendered, not newer data. If the chunk fails to load (offline, or
  // the build is gone), the page works without it.
  await undisturbed()
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
 * A page hydrates in the locale it was rendered in; a browser translator may have changed the `lang` of the document.
 */
const renderedLocale = () => localeOf(document.documentElement.dataset.locale)

/** React's callbacks for errors that a boundary caught, uncaught errors, and errors that React recovered from. */
const errorHandlersOf = ({ reportFault }: AppContext, look: (error: unknown) => void) => ({
  // Does not report lost connections, which the page shows, and DOM changes by other programs, from which React
  // recovers.
  onCaughtError: (error: unknown) => {
    if (onlineManager.isOnline() && !isUnanswered(error)) {
      countFault('caught')
      if (!isForeignChange(error)) reportFault(error)
    }
    look(error)
  },
  // Dispatches to the window, which also receives errors of timers and promises.
  onUncaughtError: reportError,
  onRecoverableError: (error: unknown) => {
    countFault('hydration')
    reportFault(error)
  },
})

/**
 * Error page that replaces the whole document if no part of the page can be shown. It has no scripts: they already
 * run.
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
 * Loads the chunks of the page and its layout; a route whose chunk is missing would hydrate later than the document.
 */
const loadChunks = ({ state, routesById, loadRouteChunk }: HubRouter) =>
  Promise.allSettled(state.matches.map(async ({ routeId }) => await loadRouteChunk(routesById[routeId])))

/**
 * Runs work when the browser is idle; uses a timeout in Safari, which has no idle callback.
 * @param work must not block the caller
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
