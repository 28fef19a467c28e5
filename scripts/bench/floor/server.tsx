import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { createFloorRouter } from './router.tsx'

/** The document, with the data in it. */
export const render = async (address: string) =>
  await createRequestHandler({ createRouter: createFloorRouter, request: new Request(address) })(
    async ({ router, responseHeaders }) =>
      await renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  )
