// The router of one visitor: the file tree of routes, over her hub.
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { routeTree } from '../generated/routeTree.gen.ts'
import type { Hub } from './runtime/hub.ts'
import { HubProvider } from './runtime/HubContext.tsx'

export function createHubRouter(hub: Hub, nonce?: string) {
  const router = createRouter({
    routeTree,
    context: { hub },
    origin: hub.origin,
    defaultPreload: 'intent',
    // Freshness is the query client's business.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    ssr: { nonce },
    Wrap: ({ children }) => <HubProvider hub={hub}>{children}</HubProvider>,
  })
  setupRouterSsrQueryIntegration({ router, queryClient: hub.queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createHubRouter>
  }
}
