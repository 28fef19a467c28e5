// Pages that are the same for everybody who reads their language: rendered when first asked for, and then served as they
// are, with `_payload.json` beside each (section 7). Not at build time, because their texts depend on the reader's country
// and on the day on which a new version comes into force.
import { createMiddleware } from 'hono/factory'
import { LRUCache } from 'lru-cache'
import { countriesWithTexts } from '#api/support/legal.ts'
import type { Caller } from '#api/http/operation.ts'
import { hash, policyWith, sourceOf } from './contentSecurityPolicy.ts'
import { formTokenPlaceholder, type FormTokenVariables } from './formTokens.ts'

type As = 'page' | 'payload'
type Kept = { body: string; type: string; etag: string; scripts: string[] }
/**
 * A page as it is rendered: one of so many as there are paths, languages, themes and countries, whoever asks.
 * `namesStyles` where it names its style sheets, which the browser keeps, instead of bringing them along.
 */
type Wanted = { request: Request; as: As; country: string | null; namesStyles: boolean }
/** A request without anything that the page does not depend on, on the hub's own origin, and what the start of the visit sets. */
export type PageVariant = { request: Request; setCookies: readonly string[] }
type Options = {
  isPrerendered: (path: string) => boolean
  /** `undefined` if the page is this visitor's own. */
  pageVariant: (request: Request) => Promise<PageVariant | undefined>
  /** The member's country; `null` for a visitor, `undefined` for an invalid token. */
  memberCountry: (request: Request, caller: Caller) => Promise<string | null | undefined>
  /** Whether the browser has the style sheets already. */
  keepsStyles: (request: Request) => boolean
  render: (pageRequest: Wanted) => Promise<Response>
  /** A hash of each style that stands in a document, for its policy. */
  styles?: readonly string[]
  clock?: () => Date
}

/** Characters of all that is kept: twice what all these pages have, so that it holds what nobody thought of. */
const capacity = 16_777_216

/**
 * Answers for prerendered pages, with or without a query, and their payloads; everything else is passed on. The cache has one entry for
 * all queries.
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
  // Asked for twice at once, a page is rendered once.
  const cache = new LRUCache<string, Kept, Wanted>({
    maxSize: capacity,
    ignoreFetchAbort: true,
    sizeCalculation: ({ body }) => body.length,
    fetchMethod: async (_key, _stale, { context }) => await keptFrom(await render(context)),
  })

  const keptOf = (pageRequest: Wanted) => {
    const { request, as, country, namesStyles } = pageRequest
    // Versions come into force with a day in UTC: yesterday's pages are not asked for any more, and make way.
    const today = clock().toISOString().slice(0, 10)
    const key = [today, request.url, request.headers.get('Cookie'), country, as, namesStyles].join(' ')
    return cache.fetch(key, { context: pageRequest })
  }

  return createMiddleware<{ Bindings: Caller; Variables: FormTokenVariables }>(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const path = pathname.replace(/\/_payload\.json$/, '')
    if (!/^(GET|HEAD)$/.test(c.req.method) || !isPrerendered(path)) return await next()

    const as = path === pathname ? 'page' : 'payload'
    // A payload is no page: its query starts no visit.
    const url = new URL(as === 'page' ? path + search : path, c.req.url)
    const variant = await pageVariant(new Request(url, c.req.raw))
    if (!variant) return await next()
    const { request, setCookies } = variant
    // A member reads what they are a member by; a visitor what holds where they are.
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
      // Requested again each time, and seldom sent again: no shared cache knows the reader's country.
      c.header('Cache-Control', setCookies.length > 0 ? 'private, no-store' : 'private, no-cache')
      for (const cookie of setCookies) c.header('Set-Cookie', cookie, { append: true })
    })
  })
}

/** Adds the browser's token to the forms of a cached page: another token is another version of the page for the browser's cache. */
const withFormToken = ({ body, etag }: Kept, token: string) => ({
  body: body.replaceAll(formTokenPlaceholder, token),
  etag: `W/"${hash(etag + token)}"`,
})

/** @returns `undefined` for anything but a whole page, which is not kept and left to be rendered for its own visitor */
async function keptFrom(response: Response): Promise<Kept | undefined> {
  const body = await response.text()
  if (response.status !== 200) return undefined
  const type = response.headers.get('Content-Type') ?? 'text/html; charset=utf-8'
  return { body, type, etag: `W/"${hash(body)}"`, scripts: inlineScripts(body).map(sourceOf) }
}

/** What stands in a page's own scripts. The page was made here: nothing in it was written by a visitor. */
function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
    .map(([, , script = '']) => script)
}
