import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { createFloorRouter } from './router.tsx'

/** Renders the document with its data. */
export const render = () =>
  createRequestHandler({ createRouter: createFloorRouter, request: new Request('http://localhost/') })(
    ({ router, responseHeaders }) =>
      renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  )
