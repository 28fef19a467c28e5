// Shows previews of changes on the pages of the members' site. A signed link opens a preview and sets a cookie.
// Requests with this cookie are answered in the version of the change, read-only, and never for a real member
// (`docs/decisions/0131-preview-changes-through-signed-links.md`).
import { AsyncLocalStorage } from 'node:async_hooks'
import { Hono, type Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { cookieIn } from '#shared/cookies.ts'
import type { Settings } from '#shared/settings.ts'
import type { Api, AppOptions, Connection } from '../../app/app.ts'
import { inVersion } from '../../catalog/topic.ts'
import { findChange } from '../../content/changes.ts'
import { previewPath, previewVersion, readPreview, type Preview } from '../../content/preview.ts'
import type { Caller } from '../../http/operation.ts'
import { plainPolicy } from '../../http/securityHeaders.ts'
import { banner, endPath, previewPage, withBanner } from './banner.ts'
import { openPreviewCalls, refuseWrite } from './calls.ts'
import { openPreviewCookies } from './cookies.ts'

type Options = Pick<AppOptions, 'store' | 'integrations' | 'log' | 'clock'> & {
  /** Public origin of the members' site. */
  hub: string
  settings: Settings
}
type Environment = { Bindings: Caller }
type Answer = (request: Request, caller: Caller) => Response | Promise<Response>

/** Files that do not depend on the catalog. */
const files = /^\/(?:assets|_i18n|art|icons|manifests|builds|content)\//

const noStore = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
} as const

const endedText = 'The preview has ended. Open a new one in the back office.'

export function openPreviews({ store, integrations, log, hub, settings, clock = () => new Date() }: Options) {
  const { db } = store
  const cookies = openPreviewCookies(hub, settings)
  const call = openPreviewCalls({ store, integrations, log })
  const running = new AsyncLocalStorage<Preview>()
  const read = (token: string) => readPreview(integrations.files, hub, token)
  const isOver = ({ until }: Preview) => new Date(until) <= clock()

  /** Answers the request with a short page, and forbids to cache it. */
  const message = async (c: Context, status: 403 | 404 | 409 | 410, text: string) =>
    c.html(await previewPage('Preview', text), status, { ...noStore, ...plainPolicy })

  /** Deletes the cookies of the preview, and everything that the pages of the preview have stored. */
  function clear(c: Context) {
    for (const { name, options } of cookies.cookiesOf('', cleared)) {
      const isToken = name === cookies.tokenName
      if (isToken && getCookie(c, name) !== cleared.reader) continue
      deleteCookie(c, name, options)
    }
    clearSiteData(c)
  }

  async function open(c: Context) {
    const token = c.req.path.slice(previewPath.length)
    const preview = await read(token)
    if (!preview) return await message(c, 404, 'This link is not valid.')
    if (isOver(preview)) return await message(c, 410, endedText)
    for (const { name, value, options } of cookies.cookiesOf(token, preview))
      setCookie(c, name, value, options)
    clearSiteData(c)
    return c.body(null, 303, { ...noStore, Location: preview.path, 'Referrer-Policy': 'no-referrer' })
  }

  async function end(c: Context) {
    clear(c)
    return c.body(null, 303, { ...noStore, Location: '/' })
  }

  async function ended(c: Context, text: string) {
    clear(c)
    return c.req.path.startsWith('/api/') ? refuseWrite(c.req.raw, text) : await message(c, 410, text)
  }

  /** @param answer answers requests for pages */
  async function show(c: Context<Environment>, preview: Preview, answer: Answer) {
    const version = await previewVersion(db, preview.change)
    if (version === 'state') return await ended(c, 'The change is not open any more.')
    if (version === 'invalid')
      return await message(
        c,
        409,
        'The edits of the change are invalid. Read its problems in the back office.',
      )
    return await inVersion(version, async () => {
      if (c.req.path.startsWith('/api/')) return await call(preview, c.req.raw, c.env)
      // Prevents that a service worker stores pages of the preview.
      if (c.req.path === '/sw.js') return await message(c, 404, 'A preview has no service worker.')
      if (!/^(?:GET|HEAD)$/.test(c.req.method))
        return await message(c, 403, 'This is a preview: nothing that you do here is stored.')
      return await running.run(preview, () => showPage(c, preview, answer))
    })
  }

  async function showPage(c: Context<Environment>, preview: Preview, answer: Answer) {
    const response = await answer(requestOf(c.req.raw, cookies.tokenName, preview), c.env)
    const isDocument = response.headers.get('Content-Type')?.startsWith('text/html') && response.body
    if (!isDocument) return response
    const change = await findChange(db, preview.change)
    const headers = new Headers(response.headers)
    for (const name of ['Content-Length', 'ETag']) headers.delete(name)
    const body = withBanner(response.body, await banner(change?.title ?? '', preview))
    return new Response(body, { status: response.status, headers })
  }

  /** @param answer function that answers requests for pages outside of previews */
  const routes = (answer: Answer) => {
    const app = new Hono<Environment>()
    app.get(endPath, end)
    app.get(`${previewPath}:token`, open)
    app.use(
      createMiddleware<Environment>(async (c, next) => {
        const token = running.getStore() ? undefined : getCookie(c, cookies.previewName)
        if (token === undefined || files.test(c.req.path) || c.req.path === '/health') return await next()
        const preview = await read(token)
        const response =
          !preview || isOver(preview) ? await ended(c, endedText) : await show(c, preview, answer)
        c.res = undefined
        c.res = new Response(response.body, response)
        for (const [name, value] of Object.entries(noStore)) c.res.headers.set(name, value)
      }),
    )
    return app
  }

  /** Returns an API that answers the calls of a page in a preview as its reader. */
  const apiFor = (api: Api): Api => ({
    ...api,
    fetch: (request: Request, env?: Connection['Bindings'], context?: Parameters<Api['fetch']>[2]) => {
      const preview = running.getStore()
      return preview ? call(preview, request, env ?? {}) : api.fetch(request, env, context)
    },
    admit: (token, visit) => api.admit(running.getStore() ? null : token, visit),
  })

  return { routes, apiFor }
}

/** Choices with which the names and attributes of all cookies are listed to delete them. */
const cleared = {
  change: '',
  path: '/',
  reader: 'preview',
  at: null,
  language: 'en',
  theme: 'day',
  until: '',
} as const satisfies Preview

/** Deletes the service worker, the stored queries and cached responses of the browser. */
function clearSiteData(c: Context) {
  c.header('Clear-Site-Data', '"cache", "storage"')
}

/**
 * Removes the session of a real member from a request for a page, and headers that would compress the response or
 * answer it from the cache.
 */
function requestOf(request: Request, tokenName: string, { reader }: Preview): Request {
  const headers = new Headers(request.headers)
  for (const name of ['Authorization', 'Accept-Encoding', 'If-None-Match']) headers.delete(name)
  const otherCookies = (headers.get('Cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && cookieIn(pair, tokenName) === '' && !pair.startsWith(`${tokenName}=`))
  const token = reader === 'visitor' ? [] : [`${tokenName}=preview`]
  headers.set('Cookie', [...otherCookies, ...token].join('; '))
  return new Request(request.url, { method: request.method, headers })
}
