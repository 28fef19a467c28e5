// The document every page stands in: language, theme, notices.
import { useEffect, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { createRootRouteWithContext, HeadContent, lazyRouteComponent, Scripts } from '@tanstack/react-router'
import icon from '../art/icon.svg?no-inline'
import { languages } from '../client/languages.ts'
import { guard } from '../runtime/guard.ts'
import type { Hub } from '../runtime/hub.ts'
import { useHub } from '../runtime/HubContext.tsx'
import { messagesUrl } from '../runtime/messages.ts'
import { FatalPage } from '../features/platform/FatalPage.tsx'
import { Notices } from '../features/platform/Notices.tsx'
import { EarlyPresses } from '../runtime/early/EarlyPresses.tsx'

export const Route = createRootRouteWithContext<{ hub: Hub }>()({
  staticData: { screen: 'layout' },
  head: ({ match: { context } }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: 'light dark' },
      { title: context.hub.speech.get().intl.formatMessage({ id: 'platform.title' }) },
    ],
    links: [
      // A document from the server asks ahead. Another language is fetched when she chooses it: asked for once more here,
      // it would be for nobody.
      ...(import.meta.env.SSR ? [preload(messagesUrl(context.hub.speech.get().locale))] : []),
      { rel: 'icon', type: 'image/svg+xml', href: icon },
      { rel: 'apple-touch-icon', href: '/icons/touch-180.png' },
      { rel: 'manifest', href: `/manifests/${languages[context.hub.speech.get().locale].tag}.webmanifest` },
    ],
  }),
  beforeLoad: (visit): Promise<void> => guard(visit),
  // The document stands whatever becomes of the page in it.
  shellComponent: Document,
  notFoundComponent: lazyRouteComponent(
    () => import('../features/platform/NotFoundPage.tsx'),
    'NotFoundPage',
  ),
  errorComponent: FatalPage,
})

const preload = (href: string) => ({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }) as const

function Document({ children }: { children: ReactNode }) {
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
        <EarlyPresses />
        {children}
        <noscript>
          <p className="px-4 py-6 text-center">
            <FormattedMessage
              id="platform.noScript"
              values={{
                faq: (words) => (
                  <a href="/app/faq" className="text-accent underline">
                    {words}
                  </a>
                ),
              }}
            />
          </p>
        </noscript>
        <Notices />
        <Scripts />
      </body>
    </html>
  )
}
