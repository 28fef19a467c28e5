// Defines the baseline page of first loads: a hydrated document of this stack with only one route, one query, one
// mutation and one message. Measured by size and on a slow phone.
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
    // Has the attribute of a pending click, like controls of the hub before hydration.
    <button data-pending={isHydrated ? undefined : true} onClick={() => mutate()}>
      <FormattedMessage id="platform.title" defaultMessage="Hello" />
    </button>
  )
}

export function createFloorRouter() {
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
