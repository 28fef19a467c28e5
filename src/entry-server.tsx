// Renders one page on the server with the same app as in the browser. The API handles its calls within the process,
// and the page is streamed together with its data.
import { AsyncLocalStorage } from 'node:async_hooks'
import { createRequestHandler, RouterServer, renderRouterToStream } from '@tanstack/react-router/ssr/server'
import type { Manifest } from '@tanstack/react-router'
import { checkToken } from '#generated/calls/session.ts'
import { getInvitation } from '#generated/calls/vouchers.ts'
import type { Invitation } from '#generated/schema.d.ts'
import type { Sites } from './shared/redirects.ts'
import type { Settings } from './shared/settings.ts'
import { provideCallContext, type CallContext } from './client/context.ts'
import { languages, type Language, type Locale } from './shared/languages.ts'
import { isBot } from './runtime/start/bot.ts'
import { isPage } from './runtime/start/isPage.ts'
import { createAppContext, type AppContext } from './runtime/app/context.ts'
import { requestCookies, type CookieStore } from './runtime/storage/cookieStore.ts'
import { localeOfRequest } from './shared/pickLocale.ts'
import type { Messages } from './runtime/language/messages.ts'
import { withSingleSlashes } from './runtime/routing/path.ts'
import { payloadOf } from './runtime/prerender/payload.ts'
import { partsFetched } from './runtime/loading/island.ts'
import { reportLateReads } from './runtime/loading/lateReads.ts'
import { renderOutcome, type Outcome } from './runtime/routing/renderOutcome.ts'
import {
  addressWithConfirmation,
  endAppStart,
  isOpenedByApp,
  nullIfRefused,
  startPage,
  type CheckToken,
} from './runtime/start/startPage.ts'
import { head, importMapScript } from './runtime/loading/importMap.ts'
import { withoutSecrets } from './runtime/start/secrets.ts'
import { answerForm, browserOf, readForm } from './postedForms.ts'
import { createHubRouter } from './router.tsx'

export { pageVariant, sessionOf } from './runtime/prerender/pageVariant.ts'

export type RenderHost = {
  /** Sends an API request on behalf of the visitor, within the server process. */
  api: (request: Request) => Promise<Response>
  /**
   * Applies the page's rate limits to the session token. It may throw an error, which the server that renders the page
   * handles.
   */
  admit?: (token: string | null) => Promise<void>
  /** Scripts and styles of each route, from the client build. */
  manifest: Manifest
  /** Files of the islands of a route, by route id; missing in the development server. */
  islandFiles?: AppContext['islandFiles']
  /** Import map of the build; missing in the development server. */
  importMap?: string
  /** Stylesheet of the build; missing in the development server, which adds its own styles. */
  style?: AppContext['style']
  /** Nonce for the Content-Security-Policy of this response. */
  nonce: string
  /** Public origin of the hub, and the other origins to which redirects may lead. */
  sites: Sites
  /** Settings that the server has read from its environment. */
  settings?: Settings
  /** CSRF token for forms of this browser; if it is missing, posted forms are rejected. */
  formToken?: string | undefined
  /** Id of the request; missing for pages that all visitors share. */
  requestId?: string | undefined
  /** Writes the tags for link previews of the page; optional, because some tests do not need them. */
  linkTags?: (page: { address: string; language: Language; inviter: string | null }) => string
  /** Called with the id of the matched route as soon as it is known. */
  reportRoute?: (route: string) => void
  /** Logs an unexpected error. */
  reportFault: (fault: unknown) => void
  /** Output of the request: the rendered page, or only its data for `_payload.json`. */
  as?: 'page' | 'payload'
}

const visits = new AsyncLocalStorage<CallContext>()
/** Returns the context of the request to which the current call belongs. */
export const requestContext = () => visits.getStore()

provideCallContext(requestContext)

const catalogues = import.meta.glob<Messages>('../generated/messages/*.json', { import: 'default' })

/** Renders the page of a request; routes determine redirects and status codes. */
export async function render(request: Request, host: RenderHost): Promise<Response> {
  const cookies = requestCookies(request, host.sites.hub, host.settings)
  await host.admit?.(cookies.get('token'))
  const { pathname, search } = new URL(request.url)
  const { address, locale } = await startOn(request, cookies, host)
  const response =
    address === host.sites.hub + pathname + search
      ? await pageOf(request, cookies, { locale, host })
      : redirectTo(address, host.sites)
  if (isPage(request) && !response.headers.has('Location')) endAppStart(cookies)
  for (const cookie of cookies.setCookies) response.headers.append('Set-Cookie', cookie)
  response.headers.set('Vary', 'Cookie, Accept-Language')
  // Forbid caching of responses with data of a member. The browser may cache pages of visitors, but must revalidate
  // them; the back button may restore them.
  const isOwn = cookies.get('token') !== null || cookies.setCookies.length > 0 || request.method === 'POST'
  response.headers.set('Cache-Control', isOwn ? 'private, no-store' : 'private, no-cache')
  return response
}

/**
 * Performs the start-up steps that section 2 of the specification defines. The returned `address` is the URL of the
 * request, without secrets and repeated slashes.
 */
async function startOn(request: Request, cookies: CookieStore, { api, sites, settings }: RenderHost) {
  const { pathname, search } = new URL(request.url)
  const { address: cleaned, secrets } = withoutSecrets(sites.hub + withSingleSlashes(pathname) + search)
  const isLedTo = !['none', null].includes(request.headers.get('Sec-Fetch-Site'))
  const byApp = isOpenedByApp(request.headers.get('User-Agent'), isLedTo, settings)
  const address = addressWithConfirmation(cleaned, secrets, byApp)
  const url = new URL(address)
  const detect = () => localeOfRequest(request, { cookies, settings })
  const check: CheckToken = (token) => {
    const context = callContextOf(api, () => token, { language: languages[detect()].wire })
    return visits.run(context, () => checkToken().catch(nullIfRefused))
  }
  if (isPage(request)) await startPage({ address: url, secrets, cookies, check })
  return { address, locale: detect() }
}

/** Redirects to a page of the hub by its path only, because the visitor may use another host of the hub. */
function redirectTo(address: string, { hub }: Sites): Response {
  const { origin, pathname, search, href } = new URL(address, hub)
  // Merge slashes, because browsers would interpret a path that starts with two slashes as another host.
  const Location = origin === new URL(hub).origin ? withSingleSlashes(pathname) + search : href
  const headers = { Location, 'Referrer-Policy': 'no-referrer' }
  return new Response(null, { status: 303, headers })
}

async function pageOf(
  request: Request,
  cookies: CookieStore,
  { locale, host }: { locale: Locale; host: RenderHost },
) {
  const { api, manifest, importMap, islandFiles, style, nonce, as } = host
  const { sites, settings, formToken, requestId, reportFault } = host
  const app = createAppContext({
    cookies,
    locale,
    messages: await messagesOf(locale),
    origin: sites.hub,
    neighbours: sites.neighbours,
    settings,
    isBot: isBot(request.headers.get('User-Agent')),
    userAgent: request.headers.get('User-Agent') ?? '',
    islandFiles,
    style,
    formToken,
    requestId,
    reportFault,
  })
  const form = request.method === 'POST' ? await readForm(request, host) : undefined
  // Show the page again instead of an error if the server does not handle the posted form.
  const { pathname, search } = new URL(request.url)
  const address = sites.hub + pathname + search
  if (request.method === 'POST' && !form) return redirectTo(address, sites)
  if (form) {
    const browser = browserOf(form)
    const context = callContextOf(api, app.token, { language: app.language(), browser })
    const formContext = { app, address: new URL(address), browser }
    const answer = await visits.run(context, () => answerForm(form, formContext))
    if ('goTo' in answer) return redirectTo(answer.goTo, sites)
    app.posted = answer
  }
  let outcome: Outcome = { route: '', faults: [] }
  const answer = await visits.run(callContextOf(api, app.token, { language: app.language() }), () =>
    createRequestHandler({
      createRouter: () => createHubRouter(app, { nonce, query: search }),
      // Replace the request of a form by a GET request, because the router renders pages only for GET.
      request: form ? new Request(request.url, { headers: request.headers }) : request,
      getRouterManifest: () => manifest,
    })(async ({ request: of, router, responseHeaders }) => {
      outcome = renderOutcome(router)
      outcome.faults.forEach(reportFault)
      host.reportRoute?.(outcome.route)
      reportLateReads(app.queryClient, new URL(of.url).pathname, reportFault)
      if (as === 'payload') return Response.json(payloadOf(app))
      await partsFetched()
      return await renderRouterToStream({
        request: of,
        router,
        responseHeaders,
        children: <RouterServer router={router} />,
      })
    }),
  )
  // Cancel the body for HEAD: an unread stream would stay open for two minutes.
  if (request.method === 'HEAD') await answer.body?.cancel()
  // Previews are for chats, which have no session. Pages of a member omit them, because members can hide content about
  // babies, and the previews do not depend on the reader.
  const isVisit = app.cookies.get('token') === null
  const tags = isVisit
    ? host.linkTags?.({ address, language: app.language(), inviter: inviterOf(app) })
    : undefined
  const headParts = (importMap ? importMapScript(importMap) : '') + (as === 'payload' ? '' : (tags ?? ''))
  const body = request.method === 'HEAD' ? null : answer.body && withHeadParts(answer.body, headParts)
  const { refused, retryAfter } = outcome
  if (retryAfter !== undefined) answer.headers.set('Retry-After', String(retryAfter))
  return new Response(body, { status: refused ?? answer.status, headers: answer.headers })
}

/** Returns the first name of the member whose referral link was opened, if the member shows it and the page loaded it. */
function inviterOf({ cookies, queryClient }: AppContext): string | null {
  const linkCode = cookies.get('linkCode')
  if (linkCode === null) return null
  const { queryKey } = getInvitation.query({ linkCode })
  return queryClient.getQueryData<Invitation>(queryKey)?.firstName ?? null
}

/**
 * Inserts the import map and the tags for link previews at the start of the document: browsers ignore import maps that
 * follow a module script, and some chats read only the first part of a document.
 */
function withHeadParts(document: ReadableStream<Uint8Array<ArrayBuffer>>, parts: string) {
  if (!parts) return document
  const inserted = new TextEncoder().encode(parts)
  // Decode each byte as one character, so that a position in the string equals a byte offset.
  const decoder = new TextDecoder('latin1')
  let isThere = false
  return document.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, controller) {
        const at = isThere ? -1 : decoder.decode(part).indexOf(head)
        if (at < 0) return controller.enqueue(part)
        isThere = true
        const start = at + head.length
        for (const piece of [part.subarray(0, start), inserted, part.subarray(start)])
          controller.enqueue(piece)
      },
    }),
  )
}

const callContextOf = (
  api: RenderHost['api'],
  token: CallContext['token'],
  { language, browser }: { language: Language; browser?: string },
): CallContext => ({ fetch: api, token, language: () => language, browser, openKeys: new Map() })

const messagesByLocale: Partial<Record<Locale, Promise<Messages>>> = {}

/**
 * Returns the messages of a language from a cache. Without the cache, the dynamic import would be resolved again for
 * each page, even if the module is loaded.
 */
const messagesOf = (locale: Locale): Promise<Messages> => (messagesByLocale[locale] ??= readMessages(locale))

async function readMessages(locale: Locale): Promise<Messages> {
  const load = catalogues[`../generated/messages/${languages[locale].tag}.json`]
  if (!load) throw new Error(`There are no messages for ${locale}.`)
  return await load()
}
