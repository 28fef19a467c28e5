// Defines the baseline page, with which the first load of pages is compared: a hydrated document of this stack with
// only one route, one query, one mutation and one message. Its size and its speed on a slow phone are measured.
import { useSyncExternalStore } from 'react'
import { QueryClient, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  HeadContent,
  Outlet,
  Scripts,
} from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createIntl, FormattedMessage, RawIntlProvider } from 'react-intl'

function Page() {
  const { data } = useSuspenseQuery({ queryKey: ['name'], queryFn: () => 'name' })
  const { mutate } = useMutation({ mutationFn: async () => data })
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return (
    // Set the attribute of a pending click until hydration: the benchmark treats a tap as pending while the attribute
    // exists.
    <button data-pending={isHydrated ? undefined : true} onClick={() => mutate()}>
      <FormattedMessage id="platform.title" defaultMessage="Hello" />
    </button>
  )
}

export function createBaselineRouter() {
  const intl = createIntl({ locale: 'en' })
  const staticData = { screen: 'layout' } as const
  const rootRoute = createRootRoute({
    staticData,
    component: () => (
      <html lang="en">
        <head>
          <HeadContent />
        </head>
        <body>
          <Outlet />
          <Scripts />
        </body>
      </html>
    ),
  })
  const pageRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    staticData,
    component: Page,
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([pageRoute]),
    Wrap: ({ children }) => <RawIntlProvider value={intl}>{children}</RawIntlProvider>,
  })
  setupRouterSsrQueryIntegration({ router, queryClient: new QueryClient() })
  return router
}
