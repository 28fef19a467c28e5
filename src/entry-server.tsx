// One page on the server: the same app, its calls answered by the API in this process, streamed with the data in it.
import { AsyncLocalStorage } from 'node:async_hooks'
import { createRequestHandler, RouterServer, renderRouterToStream } from '@tanstack/react-router/ssr/server'
import type { Manifest } from '@tanstack/react-router'
import { provideCallContext, type CallContext } from './client/context.ts'
import { languages, type Locale } from './client/languages.ts'
import { createHub } from './runtime/hub.ts'
import { requestJar } from './runtime/jar.ts'
import { acceptedLanguages, detectLocale } from './runtime/language.ts'
import type { Messages } from './runtime/messages.ts'
import { createHubRouter } from './router.tsx'

export type RenderHost = {
  /** Answers a call of this visitor. */
  api: (request: Request) => Promise<Response>
  /** Scripts and styles of each route, from the client build. */
  manifest: Manifest
  /** For the Content-Security-Policy of this answer. */
  nonce: string
}

const visits = new AsyncLocalStorage<CallContext>()
provideCallContext(() => visits.getStore())

const catalogues = import.meta.glob<Messages>('../generated/messages/*.json', { import: 'default' })

/** Renders the page of the request; redirects and status codes are the routes'. */
export async function render(request: Request, { api, manifest, nonce }: RenderHost): Promise<Response> {
  const jar = requestJar(request)
  const locale = detectLocale(jar, acceptedLanguages(request.headers.get('Accept-Language')))
  const hub = createHub({
    jar,
    locale,
    messages: await messagesOf(locale),
    origin: new URL(request.url).origin,
  })
  const context = {
    fetch: api,
    token: hub.token,
    language: hub.language,
    openKeys: new Map<string, string>(),
  }
  const response = await visits.run(context, () =>
    createRequestHandler({
      createRouter: () => createHubRouter(hub, nonce),
      request,
      getRouterManifest: () => manifest,
    })(({ request: of, router, responseHeaders }) =>
      renderRouterToStream({
        request: of,
        router,
        responseHeaders,
        children: <RouterServer router={router} />,
      }),
    ),
  )
  for (const cookie of jar.setCookies) response.headers.append('Set-Cookie', cookie)
  response.headers.set('Vary', 'Cookie, Accept-Language')
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

async function messagesOf(locale: Locale): Promise<Messages> {
  const load = catalogues[`../generated/messages/${languages[locale].tag}.json`]
  if (!load) throw new Error(`There are no messages for ${locale}.`)
  return await load()
}
