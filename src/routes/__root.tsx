// The document every page stands in: language, theme, notices.
import { useEffect } from 'react'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import icon from '../art/icon.svg?no-inline'
import { languages } from '../client/languages.ts'
import type { Hub } from '../runtime/hub.ts'
import { useHub } from '../runtime/HubContext.tsx'
import { messagesUrl } from '../runtime/messages.ts'
import { ErrorPage } from '../features/platform/ErrorPage.tsx'
import { Notices } from '../features/platform/Notices.tsx'
import { NotFoundPage } from '../features/platform/NotFoundPage.tsx'

export const Route = createRootRouteWithContext<{ hub: Hub }>()({
  head: ({ match: { context } }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: 'light dark' },
      { title: context.hub.speech.get().intl.formatMessage({ id: 'platform.title' }) },
    ],
    links: [
      {
        rel: 'preload',
        as: 'fetch',
        crossOrigin: 'anonymous',
        href: messagesUrl(context.hub.speech.get().locale),
      },
      { rel: 'icon', type: 'image/svg+xml', href: icon },
    ],
  }),
  component: Document,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
})

function Document() {
  const { speech, theme } = useHub()
  // Says that the page answers to presses now, for whoever drives it from outside.
  useEffect(() => {
    document.documentElement.dataset.ready = 'true'
  }, [])
  return (
    <html lang={languages[speech.get().locale].tag} data-theme={theme.get()} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Notices />
        <Scripts />
      </body>
    </html>
  )
}
