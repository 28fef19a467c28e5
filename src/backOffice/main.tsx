// Starts the web app of the back office.
import '@fontsource/be-vietnam-pro/latin-400.css'
import '@fontsource/be-vietnam-pro/latin-600.css'
import '@fontsource/be-vietnam-pro/vietnamese-400.css'
import '@fontsource-variable/noto-sans-thai'
import '@fontsource/fraunces/latin-500.css'
import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { createQueryClient } from './client/queryClient.ts'
import { UndoPanel } from './reviews/UndoPanel.tsx'
import { createBackOfficeRouter } from './routes.tsx'
import { Dock } from './shell/Dock.tsx'
import { messages } from './shell/messages.ts'
import { colorRoles, theme } from './theme.ts'
import './style.css'

const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? ''
const queryClient = createQueryClient((error) =>
  notifications.show({ color: 'red', title: messages['backOffice.error.title'], message: error.message }),
)
const router = createBackOfficeRouter(queryClient)

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

const root = document.querySelector('#root')
if (!root) throw new Error('The document has no element #root.')
createRoot(root).render(
  <StrictMode>
    <IntlProvider locale="en-US" messages={messages}>
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        cssVariablesResolver={colorRoles}
        getStyleNonce={() => nonce}
      >
        <Dock>
          <UndoPanel />
        </Dock>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </IntlProvider>
  </StrictMode>,
)
