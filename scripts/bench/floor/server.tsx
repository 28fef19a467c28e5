import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { createFloorRouter } from './router.tsx'

/** The document, with the data in it. */
export const render = () =>
  createRequestHandler({ createRouter: createFloorRouter, request: new Request('http://localhost/') })(
    ({ router, responseHeaders }) =>
      renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  )
