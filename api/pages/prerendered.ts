// Pages that are the same for everybody who reads their language: rendered when first asked for, and then served as they
// are, with `_payload.json` beside each (section 7). Not at build time, because their texts depend on the reader's country
// and on the day on which a new version comes into force.
import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { countriesWithTexts } from '../support/legal.ts'
import type { Caller } from '../operation.ts'
import { policyWith } from './policy.ts'

type As = 'page' | 'payload'
type Kept = { body: string; type: string; etag: string; scripts: string[] }
type Options = {
  isPrerendered: (path: string) => boolean
  /** The request without anything that the page does not depend on; `undefined` where it is this visitor's own. */
  reduced: (request: Request) => Request | undefined
  render: (request: Request, as: As, country: string | null) => Promise<Response>
  clock?: () => Date
}

/** Answers for prerendered pages and their payloads; everything else, and a page with a query, is passed on. */
export function prerendered({ isPrerendered, reduced, render, clock = () => new Date() }: Options) {
  let day = ''
  const kept = new Map<string, Promise<Kept | undefined>>()

  const keptOf = (request: Request, as: As, country: string | null) => {
    // Versions come into force with a day in UTC.
    const today = clock().toISOString().slice(0, 10)
    if (today !== day) kept.clear()
    day = today
    const key = [request.url, request.headers.get('Cookie'), country, as].join(' ')
    const known = kept.get(key) ?? keep(render(request, as, country), () => kept.delete(key))
    kept.set(key, known)
    return known
  }

  return createMiddleware<{ Bindings: Caller }>(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const path = pathname.replace(/\/_payload\.json$/, '')
    if (c.req.method !== 'GET' || search || !isPrerendered(path)) return await next()

    const request = reduced(new Request(new URL(path, c.req.url), c.req.raw))
    if (!request) return await next()
    const { country } = c.env
    const own = country !== null && countriesWithTexts.has(country) ? country : null
    const page = await keptOf(request, path === pathname ? 'page' : 'payload', own)
    if (!page) return await next()
    const { body, type, etag, scripts } = page
    await policyWith(...scripts)(c, async () => {
      const isKnown = c.req.header('If-None-Match') === etag
      c.res = new Response(isKnown ? null : body, { status: isKnown ? 304 : 200 })
      c.header('Content-Type', type)
      c.header('ETag', etag)
      c.header('Vary', 'Cookie, Accept-Language')
      // Asked for anew each time, and seldom sent again: no shared cache knows the reader's country.
      c.header('Cache-Control', 'private, no-cache')
    })
  })
}

/** @returns `undefined` for anything but a whole page, which is not kept and left to be rendered for its own visitor */
async function keep(rendering: Promise<Response>, forget: () => void): Promise<Kept | undefined> {
  try {
    const response = await rendering
    const body = await response.text()
    if (response.status === 200) {
      const type = response.headers.get('Content-Type') ?? 'text/html; charset=utf-8'
      return { body, type, etag: `W/"${hash(body)}"`, scripts: inlineScripts(body).map(source) }
    }
  } catch (error) {
    forget()
    throw error
  }
  forget()
  return undefined
}

/** What stands in a page's own scripts. The page was made here: nothing in it was written by a visitor. */
function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
    .map(([, , script = '']) => script)
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64')
const source = (script: string) => `'sha256-${hash(script)}'`
