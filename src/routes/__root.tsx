// HTML document around every page: sets the language and the theme, and contains the toasts.
import { useEffect, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import {
  createRootRouteWithContext,
  HeadContent,
  lazyRouteComponent,
  Scripts,
  type AnyRouteMatch,
} from '@tanstack/react-router'
import icon from '../art/icon.svg?no-inline'
import { languages } from '../shared/languages.ts'
import { attributesOf } from '../shared/settings.ts'
import { guard } from '../runtime/routing/guard.ts'
import { described, rootTitle } from '../runtime/routing/title.ts'
import type { AppContext } from '../runtime/app/context.ts'
import { useAppContext } from '../runtime/app/AppProvider.tsx'
import { partHydrated } from '../runtime/loading/deferred.ts'
import { messagesUrl, partOf, type MessagePart } from '../runtime/language/messages.ts'
import { pathOfRoute } from '../runtime/routing/path.ts'
import { FatalPage } from '../features/platform/errors/ErrorPage.tsx'
import { Toasts } from '../features/platform/toasts/Toasts.tsx'
import { PreHydrationClicks } from '../runtime/preHydrationClicks/PreHydrationClicks.tsx'
import { PostedNotification } from '../runtime/posted/PostedNotification.tsx'
import { DocumentStart } from '../runtime/start/DocumentStart.tsx'

export const Route = createRootRouteWithContext<{ app: AppContext }>()({
  staticData: { screen: 'layout' },
  head: ({ match, match: { context }, matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: 'light dark' },
      ...rootTitle({ match }).meta,
      described(context.app.localeStore.get().intl, 'platform.description'),
    ],
    links: [
      // Preload the messages of the language in a server-rendered document. The browser renders no such links after a
      // change of language: the app has already loaded the messages, and links would load them again.
      ...(import.meta.env.SSR ? preloadedMessages(context.app, matches.at(-1)) : []),
      { rel: 'icon', type: 'image/svg+xml', href: icon },
      { rel: 'apple-touch-icon', href: '/icons/touch-180.png' },
      {
        rel: 'manifest',
        href: `/manifests/${languages[context.app.localeStore.get().locale].tag}.webmanifest`,
      },
    ],
  }),
  beforeLoad: (visit): Promise<void> => guard(visit),
  // Render the document even if rendering the page fails.
  shellComponent: Document,
  notFoundComponent: lazyRouteComponent(
    () => import('../features/platform/errors/NotFoundPage.tsx'),
    'NotFoundPage',
  ),
  errorComponent: FatalPage,
})

/** Returns links that preload two message files: the messages of all pages, and the messages of this page. */
function preloadedMessages(
  { localeStore }: AppContext,
  match?: Pick<AnyRouteMatch, 'staticData' | 'fullPath'>,
) {
  const screenPart = match && partOf(match.staticData.screen, pathOfRoute(match))
  const parts: MessagePart[] = screenPart ? ['messages', screenPart] : ['messages']
  return parts.map((part) => preload(messagesUrl(localeStore.get().locale, part)))
}

const preload = (href: string) => ({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }) as const

function Document({ children }: { children: ReactNode }) {
  const { localeStore, theme, settings } = useAppContext()
  // Mark the document as hydrated, for clicks made before hydration and for end-to-end tests.
  useEffect(() => {
    document.documentElement.dataset.ready = 'true'
    dispatchEvent(new Event(partHydrated))
  }, [])
  return (
    <html
      lang={languages[localeStore.get().locale].tag}
      data-locale={languages[localeStore.get().locale].tag}
      data-theme={theme.get()}
      data-build={__BUILD_ID__}
      data-messages={__MESSAGES__}
      {...attributesOf(settings)}
      suppressHydrationWarning
    >
      <head>
        {import.meta.env.SSR && <DocumentStart />}
        <HeadContent />
      </head>
      <body>
        <PreHydrationClicks />
        <PostedNotification />
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
        <Toasts />
        <Scripts />
      </body>
    </html>
  )
}
