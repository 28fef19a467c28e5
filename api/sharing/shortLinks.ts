// Redirects short referral links (`/j/CODE`) to the pages of the specification, which store the code for 7 days.
import { Hono, type Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Caller } from '#api/http/operation.ts'
import { localeOf } from '#shared/languages.ts'
import { valueAt } from '#shared/unknown.ts'

type Environment = { Bindings: Caller }
type Answer = (request: Request, caller: Caller) => Response | Promise<Response>

/**
 * Mount at `shortLinksPath`. Any code leads to the registration, which shows whether the code is valid. This module
 * therefore does not reveal which codes exist.
 * @param api answers calls of the API within this process; counts them against the rate limits of the caller
 */
export function openShortLinks(api: Answer) {
  const app = new Hono<Environment>()
  app.get('/:code', async (c) => await redirect(c, '/registration'))
  app.get('/:code/:year{20[0-9]{2}}/:campaign{[A-Za-z0-9]{1,60}}', async (c) => {
    const { year, campaign } = c.req.param()
    return await redirect(c, `/activity/${year}/${campaign}`)
  })

  async function redirect(c: Context<Environment>, path: string) {
    const { search } = new URL(c.req.url)
    const code = c.req.param('code') ?? ''
    const isCode = /^[\w-]{1,64}$/.test(code)
    const language =
      isCode && !hasLanguage(c, search) ? await languageOf(code.toUpperCase(), c.env) : undefined
    const parts = [
      ...(isCode ? [`linkCode=${code.toUpperCase()}`] : []),
      ...(search.length > 1 ? [search.slice(1)] : []),
      ...(language ? [`Language=${language}`] : []),
    ]
    const Location = parts.length > 0 ? `${path}?${parts.join('&')}` : path
    return c.body(null, 302, { Location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
  }

  /** Returns the language of the inviting member's country, such as `TH`; `undefined` for an unknown code. */
  async function languageOf(code: string, caller: Caller) {
    const call = new Request(`http://localhost/api/station/user/invitation?linkCode=${code}`)
    const answer: unknown = await (await api(call, caller)).json()
    const language = valueAt(valueAt(answer, 'data'), 'language')
    return typeof language === 'string' ? localeOf(language) : undefined
  }

  return app
}

/** Programs that build link previews often request no language. They then get the language of the inviting member. */
const hasLanguage = (c: Context, search: string) =>
  Boolean(
    c.req.header('Accept-Language') ??
    new URLSearchParams(search).get('Language') ??
    getCookie(c, 'locale') ??
    getCookie(c, 'Language'),
  )
