// The browser's start: the hub, its messages, then the page as the server sent it, or from nothing where there is none.
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { provideCallContext } from './client/context.ts'
import { localeOf } from './client/languages.ts'
import { createHub } from './runtime/hub.ts'
import { browserJar } from './runtime/jar.ts'
import { detectLocale } from './runtime/language.ts'
import { fetchMessages } from './runtime/messages.ts'
import { createHubRouter } from './router.tsx'
import './ui/theme.css'

const isRendered = '$_TSR' in window
// What the server rendered in is what the page hydrates in.
const locale =
  (isRendered && localeOf(document.documentElement.lang)) || detectLocale(browserJar, navigator.languages)

if (import.meta.env.MODE === 'mock')
  await (await import('./client/mocks.ts')).startMocks(new URLSearchParams(location.search))

const hub = createHub({
  jar: browserJar,
  locale,
  messages: await fetchMessages(locale),
  origin: location.origin,
})
const context = {
  fetch: (request: Request) => fetch(request),
  token: hub.token,
  language: hub.language,
  openKeys: new Map(),
}
provideCallContext(() => context)

const router = createHubRouter(hub)
hub.onSessionEnd(() => void router.navigate({ to: '/login' }))

startTransition(() => {
  if (isRendered)
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  else
    createRoot(document).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
})
