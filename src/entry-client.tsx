// The browser's start: the hub, its messages, then the page as the server sent it, or from nothing where there is none.
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { provideCallContext } from './client/context.ts'
import { localeOf } from './client/languages.ts'
import { announcePages } from './runtime/routing/routeAnnouncer.ts'
import { isBot } from './runtime/app/bot.ts'
import { failed, takenOver } from './runtime/earlyPresses/hold.ts'
import { restoreTyped } from './runtime/earlyPresses/typed.ts'
import { enableViewTransitions } from './runtime/routing/viewTransitions.ts'
import { createAppContext } from './runtime/app/context.ts'
import { browserCookies } from './runtime/cookies/cookieStore.ts'
import { fetchMessages } from './runtime/language/messages.ts'
import { markPressedLinks } from './runtime/routing/pressedLink.ts'
import { pageChunk } from './runtime/loading/reload.ts'
import { createHubRouter } from './router.tsx'
import './ui/theme.css'

// A function, because a top-level await would keep the bundler from joining what every page needs into one file.
async function start() {
  const isRendered = '$_TSR' in window
  // The offline page becomes the app where something is kept to be read, and waits for the connection where nothing is.
  const isOffline = document.documentElement.dataset.offline !== undefined
  // Secrets leave the address before anything reads it. Where the server rendered the page it has seen to that, and to the
  // rest of the start, except for what stands behind the `#`.
  const begin =
    isOffline || (isRendered && !/token/i.test(location.hash))
      ? undefined
      : (await import('./runtime/start/browser.ts')).cleanAddress()

  if (import.meta.env.MODE === 'mock') {
    const { startMocks } = await import('./client/mocks.ts')
    await startMocks(new URLSearchParams(location.search))
  }
  // A bot keeps what the server rendered, whatever would happen to the scripts (section 8).
  if (isRendered && isBot(navigator.userAgent)) return
  const offline = isOffline ? await import('./runtime/offline/opening.ts') : undefined
  const kept = await offline?.findKept(browserCookies)
  if (isOffline && !kept) return
  const detected = await begin?.()
  // What the page was written in is what it comes to life in.
  const locale = (isRendered || isOffline ? localeOf(document.documentElement.lang) : detected) ?? 'EN'
  const messages = await pageChunk(() => fetchMessages(locale))

  const app = createAppContext({ cookies: browserCookies, locale, messages, origin: location.origin })
  kept?.(app.queryClient)
  const { token, member, language } = app
  const context = {
    fetch: (request: Request) => fetch(request),
    token,
    member,
    language,
    openKeys: new Map(),
  }
  provideCallContext(() => context)

  const router = createHubRouter(app)
  // What was typed cannot be sent any more: no form is asked.
  app.onSessionEnd(() => void router.navigate({ to: '/login', ignoreBlocker: true }))

  announcePages(router)
  enableViewTransitions(router)
  markPressedLinks(router)

  if (isRendered) restoreTyped()

  startTransition(() => {
    const page = (
      <StrictMode>
        {isRendered ? <RouterClient router={router} /> : <RouterProvider router={router} />}
      </StrictMode>
    )
    // React's own ways to tell of an error that it caught, that it did not, and that it got over.
    const { reportFault } = app
    const faults = {
      // What cannot be had without a connection is no fault: the page in its place says so.
      onCaughtError: (fault: unknown) => void (navigator.onLine && reportFault(fault)),
      onUncaughtError: reportFault,
      onRecoverableError: reportFault,
    }
    if (isRendered) {
      hydrateRoot(document, page, faults)
      dispatchEvent(new Event(takenOver))
    } else createRoot(document, faults).render(page)
  })

  // What no page needs to be read waits until it can be.
  const wake = async () => (await import('./runtime/start/deferredStart.ts')).startDeferred(app, router)
  if (document.readyState === 'complete') await wake()
  else addEventListener('load', () => void wake(), { once: true })
}

start().catch((fault: unknown) => {
  dispatchEvent(new Event(failed))
  throw fault
})
