// Caches pages that are the same for all readers of a language, and their `_payload.json` (section 7 of the
// specification). A page is rendered at the first request and not at build time, because legal texts depend on the
// reader's country and on the current day.
import { createMiddleware } from 'hono/factory'
import { LRUCache } from 'lru-cache'
import { currentVersion, hasSources, withSources, type Sources } from '#api/catalog/topic.ts'
import { countriesWithTexts } from '#api/support/legal.ts'
import type { Caller } from '#api/http/operation.ts'
import { hash, policyWith, sourceOf } from './contentSecurityPolicy.ts'
import { formTokenPlaceholder, type FormTokenVariables } from './formTokens.ts'

type As = 'page' | 'payload'
type RenderedPage = { body: string; type: string; etag: string; scripts: string[] }
/** `sources`: data of the topics that the page shows. A page stays cached until one of them has another version. */
type CachedPage = { page: RenderedPage; sources: Sources }
/**
 * Cache key of a page. It contains the path, language, theme and country, but no other data of the visitor.
 * `namesStyles` is true if the browser has cached the style sheets, so that the page links them instead of inlining
 * them.
 */
type CacheKey = { request: Request; as: As; country: string | null; namesStyles: boolean }
/**
 * `request`: the request on the hub's own origin, reduced to the parts on which the page depends. `setCookies`: the
 * cookies that record the start of a visit.
 */
export type PageVariant = { request: Request; setCookies: readonly string[] }
type Options = {
  isPrerendered: (path: string) => boolean
  /** Returns the variant of the page that a request selects; `undefined` if the page depends on the visitor. */
  pageVariant: (request: Request) => Promise<PageVariant | undefined>
  /** Returns the member's country; `null` for a visitor, `undefined` for an invalid session token. */
  memberCountry: (request: Request, caller: Caller) => Promise<string | null | undefined>
  /** Returns true if the browser has cached the style sheets. */
  keepsStyles: (request: Request) => boolean
  render: (pageRequest: CacheKey) => Promise<Response>
  /** Hashes of the inline styles, for the Content-Security-Policy. */
  styles?: readonly string[]
  clock?: () => Date
}

/** Maximum size of the cache in characters: twice the total size of all prerendered pages. */
const capacity = 16_777_216

/**
 * Answers requests for prerendered pages, with or without a query, and for their payloads. Passes all other requests to
 * the next handler. All queries of a page share one cache entry.
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
  const cache = new LRUCache<string, CachedPage>({
    maxSize: capacity,
    sizeCalculation: ({ page }) => page.body.length,
  })
  /** Renders in progress by cache key and version of the catalog; concurrent requests for a page share one render. */
  const renders = new Map<string, Promise<RenderedPage | undefined>>()

  async function renderInto(key: string, pageRequest: CacheKey): Promise<RenderedPage | undefined> {
    const { result: page, sources } = await withSources(async () => cacheableFrom(await render(pageRequest)))
    if (page) cache.set(key, { page, sources })
    return page
  }

  async function cachedPageOf(pageRequest: CacheKey): Promise<RenderedPage | undefined> {
    const { request, as, country, namesStyles } = pageRequest
    // The key contains the UTC day, because new versions of legal texts come into force at midnight UTC. Entries of
    // previous days are no longer requested and get evicted.
    const today = clock().toISOString().slice(0, 10)
    const key = [today, request.url, request.headers.get('Cookie'), country, as, namesStyles].join(' ')
    const stored = cache.get(key)
    if (stored && hasSources(stored.sources)) return stored.page
    const renderKey = `${currentVersion().number} ${key}`
    const rendering = renders.get(renderKey) ?? renderInto(key, pageRequest)
    renders.set(renderKey, rendering)
    try {
      return await rendering
    } finally {
      renders.delete(renderKey)
    }
  }

  return createMiddleware<{ Bindings: Caller; Variables: FormTokenVariables }>(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const path = pathname.replace(/\/_payload\.json$/, '')
    if (!/^(GET|HEAD)$/.test(c.req.method) || !isPrerendered(path)) return await next()

    const as = path === pathname ? 'page' : 'payload'
    // Ignores the query of a payload request, because only a request for a page can start a visit.
    const url = new URL(as === 'page' ? path + search : path, c.req.url)
    const variant = await pageVariant(new Request(url, c.req.raw))
    if (!variant) return await next()
    const { request, setCookies } = variant
    // Determines the country of legal texts: the registered country of a member, or the current country of a visitor.
    const memberIn = await memberCountry(c.req.raw, c.env)
    // Does not answer a request with an invalid token from the cache. The guard of the rendered page then removes the
    // token and redirects to `/` (section 2 of the specification).
    if (memberIn === undefined) return await next()
    const country = memberIn ?? c.env.country
    const textCountry = country !== null && countriesWithTexts().has(country) ? country : null
    const namesStyles = as === 'page' && keepsStyles(c.req.raw)
    const page = await cachedPageOf({ request, as, country: textCountry, namesStyles })
    if (!page) return await next()
    const { type, scripts } = page
    const { body, etag } = as === 'page' ? withFormToken(page, c.get('formToken')) : page
    await policyWith(scripts, styles)(c, async () => {
      const isKnown = c.req.header('If-None-Match') === etag
      c.res = new Response(isKnown ? null : body, { status: isKnown ? 304 : 200 })
      c.header('Content-Type', type)
      c.header('ETag', etag)
      c.header('Vary', 'Cookie, Accept-Language')
      // The browser must revalidate the page for each request. Shared caches must not store the page, because they do
      // not know the reader's country.
      c.header('Cache-Control', setCookies.length > 0 ? 'private, no-store' : 'private, no-cache')
      for (const cookie of setCookies) c.header('Set-Cookie', cookie, { append: true })
    })
  })
}

/**
 * Inserts the browser's form token into a cached page. The ETag depends on the token, so that the browser's cache
 * treats a page with another token as a different version.
 */
const withFormToken = ({ body, etag }: RenderedPage, token: string) => ({
  body: body.replaceAll(formTokenPlaceholder, token),
  etag: `W/"${hash(etag + token)}"`,
})

/** @returns `undefined` for any status except 200; such a page is not cached, but rendered for each visitor */
async function cacheableFrom(response: Response): Promise<RenderedPage | undefined> {
  const body = await response.text()
  if (response.status !== 200) return undefined
  const type = response.headers.get('Content-Type') ?? 'text/html; charset=utf-8'
  return { body, type, etag: `W/"${hash(body)}"`, scripts: inlineScripts(body).map(sourceOf) }
}

/** Returns the inline scripts of a page. The hub rendered the page, so no script contains visitor input. */
function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
    .map(([, , script = '']) => script)
}
