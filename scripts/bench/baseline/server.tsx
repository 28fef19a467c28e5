import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { createBaselineRouter } from './router.tsx'

/** Renders the document of the baseline page with its data. */
export const render = () =>
  createRequestHandler({ createRouter: createBaselineRouter, request: new Request('http://localhost/') })(
    ({ router, responseHeaders }) =>
      renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  )
