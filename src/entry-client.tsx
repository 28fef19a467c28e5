// The browser's start: the app context, its messages, then the page: hydrated where the server rendered it, else rendered.
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

// A function, because a top-level await would keep the bundler from joining what every page needs into one file.
async function start() {
  const isRendered = '$_TSR' in window
  // The offline page becomes the app where queries are persisted, and waits for the connection where none are.
  const query = import.meta.env.MODE === 'mock' ? location.search : ''
  const isOffline = document.documentElement.dataset.offline !== undefined
  // Secrets leave the address before anything reads it. Where the server rendered the page it has done that, and the rest of
  // the start, except for the hash.
  const continueStart =
    isOffline || (isRendered && !/token/i.test(location.hash))
      ? undefined
      : (await import('./runtime/start/browser.ts')).cleanAddress()

  const mocks = await startMocks(query)
  // A bot keeps the page as the server rendered it, without scripts (section 8).
  if (isRendered && isBot(navigator.userAgent)) return
  const offline = isOffline ? await import('./runtime/offline/offlinePageStart.ts') : undefined
  const restore = await offline?.findPersistedData(browserCookies)
  if (isOffline && !restore) return
  const detected = await continueStart?.()
  const locale = (isRendered || isOffline ? renderedLocale() : detected) ?? 'EN'
  // Side by side; loaders fetch more later.
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
  // Back to the same page after the sign-in. No form asks before it is left: its input waits there as a draft.
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
  // Before the deferred start: a translator that has finished earlier leaves nothing to find.
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

  // What no page needs to be read waits until the page has loaded and the phone has nothing else to do, such as to hydrate, which
  // has to find what the server has read and nothing newer. Where it cannot be had, offline or because the build is gone, the
  // page does without it.
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

/** A page hydrates in the language it was rendered in; a translator may have changed the document's `lang`. */
const renderedLocale = () => localeOf(document.documentElement.dataset.locale)

/** React's callbacks for errors that a boundary caught, that none did, and that React recovered from. */
const errorHandlersOf = ({ reportFault }: AppContext, look: (error: unknown) => void) => ({
  // A lost connection is not an error of the page, which shows it; from a change by another program it recovers.
  onCaughtError: (error: unknown) => {
    if (onlineManager.isOnline() && !isUnanswered(error)) {
      countFault('caught')
      if (!isForeignChange(error)) reportFault(error)
    }
    look(error)
  },
  // To the window, where those of timers and promises arrive as well.
  onUncaughtError: reportError,
  onRecoverableError: (error: unknown) => {
    countFault('hydration')
    reportFault(error)
  },
})

/** The error page in a document of its own, where nothing is left of the page; without scripts, which run already. */
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

/** The code of the page and its layout, each of which hydrates later than the document where it waits for its own. */
const loadChunks = ({ state, routesById, loadRouteChunk }: HubRouter) =>
  Promise.allSettled(state.matches.map(async ({ routeId }) => await loadRouteChunk(routesById[routeId])))

/** Safari has no idle callback. @param work nobody waits for it */
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
