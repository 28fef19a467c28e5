// Caches pages that are the same for all readers of a language, with their `_payload.json` (section 7). They are
// rendered at the first request and not at build time: their texts depend on the reader's country and on the day on
// which a version comes into force.
import { createMiddleware } from 'hono/factory'
import { LRUCache } from 'lru-cache'
import { countriesWithTexts } from '#api/support/legal.ts'
import type { Caller } from '#api/http/operation.ts'
import { hash, policyWith, sourceOf } from './contentSecurityPolicy.ts'
import { formTokenPlaceholder, type FormTokenVariables } from './formTokens.ts'

type As = 'page' | 'payload'
type Kept = { body: string; type: string; etag: string; scripts: string[] }
/**
 * Cache key of a page: path, language, theme and country, independent of the visitor. `namesStyles` is true if the page
 * links its style sheets, which the browser has cached, instead of inlining them.
 */
type Wanted = { request: Request; as: As; country: string | null; namesStyles: boolean }
/**
 * Request reduced to the parts that the page depends on, on the hub's own origin, and the cookies that the start of a
 * visit sets.
 */
export type PageVariant = { request: Request; setCookies: readonly string[] }
type Options = {
  isPrerendered: (path: string) => boolean
  /** Returns `undefined` if the page depends on the visitor. */
  pageVariant: (request: Request) => Promise<PageVariant | undefined>
  /** Returns the member's country; `null` for a visitor, `undefined` for an invalid token. */
  memberCountry: (request: Request, caller: Caller) => Promise<string | null | undefined>
  /** Returns true if the browser has cached the style sheets. */
  keepsStyles: (request: Request) => boolean
  render: (pageRequest: Wanted) => Promise<Response>
  /** A hash of each inline style, for the policy. */
  styles?: readonly string[]
  clock?: () => Date
}

/** Limit in characters of all cached bodies: twice the size of all these pages. */
const capacity = 16_777_216

/**
 * Answers prerendered pages, with or without a query, and their payloads; passes on all other requests. All queries
 * share one cache entry.
 */
export function prerendered({
  isPrerendered,
  pageVariant,
  memberCountry,
  keepsStyles,
  render,
  styles,
  clock = () => new Date(),
}: Options) {
  // Concurrent requests for the same page share one render.
  const cache = new LRUCache<string, Kept, Wanted>({
    maxSize: capacity,
    ignoreFetchAbort: true,
    sizeCalculation: ({ body }) => body.length,
    fetchMethod: async (_key, _stale, { context }) => await keptFrom(await render(context)),
  })

  const keptOf = (pageRequest: Wanted) => {
    const { request, as, country, namesStyles } = pageRequest
    // Versions come into force at midnight UTC. Entries of previous days are no longer requested and get evicted.
    const today = clock().toISOString().slice(0, 10)
    const key = [today, request.url, request.headers.get('Cookie'), country, as, namesStyles].join(' ')
    return cache.fetch(key, { context: pageRequest })
  }

  return createMiddleware<{ Bindings: Caller; Variables: FormTokenVariables }>(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const path = pathname.replace(/\/_payload\.json$/, '')
    if (!/^(GET|HEAD)$/.test(c.req.method) || !isPrerendered(path)) return await next()

    const as = path === pathname ? 'page' : 'payload'
    // A payload is not a page: its query starts no visit.
    const url = new URL(as === 'page' ? path + search : path, c.req.url)
    const variant = await pageVariant(new Request(url, c.req.raw))
    if (!variant) return await next()
    const { request, setCookies } = variant
    // Legal texts depend on a member's registered country, or on a visitor's current country.
    const memberIn = await memberCountry(c.req.raw, c.env)
    // The guard of the rendered page removes an invalid token and redirects to `/` (section 2).
    if (memberIn === undefined) return await next()
    const country = memberIn ?? c.env.country
    const textCountry = country !== null && countriesWithTexts.has(country) ? country : null
    const namesStyles = as === 'page' && keepsStyles(c.req.raw)
    const page = await keptOf({ request, as, country: textCountry, namesStyles })
    if (!page) return await next()
    const { type, scripts } = page
    const { body, etag } = as === 'page' ? withFormToken(page, c.get('formToken')) : page
    await policyWith(scripts, styles)(c, async () => {
      const isKnown = c.req.header('If-None-Match') === etag
      c.res = new Response(isKnown ? null : body, { status: isKnown ? 304 : 200 })
      c.header('Content-Type', type)
      c.header('ETag', etag)
      c.header('Vary', 'Cookie, Accept-Language')
      // The browser revalidates each time. Shared caches must not store the page, because they do not know the reader's
      // country.
      c.header('Cache-Control', setCookies.length > 0 ? 'private, no-store' : 'private, no-cache')
      for (const cookie of setCookies) c.header('Set-Cookie', cookie, { append: true })
    })
  })
}

/**
 * Inserts the browser's token into the forms of a cached page. The ETag includes the token, so the browser's cache
 * treats it as a different version.
 */
const withFormToken = ({ body, etag }: Kept, token: string) => ({
  body: body.replaceAll(formTokenPlaceholder, token),
  etag: `W/"${hash(etag + token)}"`,
})

/** @returns `undefined` for any status but 200: such a page is not cached, and is rendered for its visitor */
async function keptFrom(response: Response): Promise<Kept | undefined> {
  const body = await response.text()
  if (response.status !== 200) return undefined
  const type = response.headers.get('Content-Type') ?? 'text/html; charset=utf-8'
  return { body, type, etag: `W/"${hash(body)}"`, scripts: inlineScripts(body).map(sourceOf) }
}

/** Returns the inline scripts of a page. The hub rendered it, so no script contains visitor input. */
function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
    .map(([, , script = '']) => script)
}
