// Renders every form of the hub on one page. Each operation requires one field that its form does not have, as if the
// contract were newer than the page. The test responds to the API calls.
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { Suspense, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { provideCallContext } from '#src/client/context.ts'
import { createAppContext } from '#src/runtime/app/context.ts'
import { AppProvider } from '#src/runtime/app/AppProvider.tsx'
import type { Messages } from '#src/runtime/language/messages.ts'

type Operation = { schema?: () => Promise<z.ZodMiniObject> }

const tags = import.meta.glob<Record<string, Operation>>('../../../generated/calls/*.ts', { eager: true })
for (const operation of Object.values(tags).flatMap((tag) => Object.values(tag))) {
  const { schema } = operation
  if (schema) operation.schema = async () => z.extend(await schema(), { canary: z.string() })
}

const catalogues = import.meta.glob<Messages>('../../../generated/messages/en-US.json', { import: 'default' })
const [messages] = await Promise.all(Object.values(catalogues).map((read) => read()))
if (!messages) throw new Error('Messages not found.')
const cookies = { get: () => null, set: () => {} }
const app = createAppContext({ cookies, locale: 'EN', messages, origin: location.origin })
const context = {
  fetch: (request: Request) => fetch(request),
  token: () => 'a-member',
  language: () => 'en' as const,
  openKeys: new Map(),
}
provideCallContext(() => context)

// Load the forms dynamically: some read an operation's validator on import.
const { forms }: { forms: Record<string, ComponentType> } = await import('./forms.tsx')

const staticData = { screen: 'layout' } as const
const root = createRootRoute({ staticData, component: Outlet })
// Provide a route, because the profile form reads it.
const layout = createRoute({ getParentRoute: () => root, id: '_default', staticData, component: Outlet })
const page = createRoute({
  getParentRoute: () => layout,
  path: '/about-me/edit-profile',
  staticData,
  component: () => (
    <main>
      {Object.entries(forms).map(([file, Form]) => (
        <section key={file} aria-label={file}>
          <Suspense>
            <Form />
          </Suspense>
        </section>
      ))}
    </main>
  ),
})
const router = createRouter({
  routeTree: root.addChildren([layout.addChildren([page])]),
  history: createMemoryHistory({ initialEntries: ['/about-me/edit-profile'] }),
})
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <QueryClientProvider client={app.queryClient}>
    <AppProvider app={app}>
      <RouterProvider router={router} />
    </AppProvider>
  </QueryClientProvider>,
)
