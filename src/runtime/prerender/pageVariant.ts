// Reduces a request to what a prerendered page depends on: language and theme.
import type { Settings } from '../../shared/settings.ts'
import { cookieHeader } from '../storage/cookies.ts'
import { requestCookies, requestScope } from '../storage/cookieStore.ts'
import { acceptedLanguages, pickLocale } from '../../shared/pickLocale.ts'
import { themeIn } from '../app/theme.ts'

// Cookies that the start of a visit removes unless its address sets them again: such a page is not the same for everybody.
const forgotten = ['appMode', 'language'] as const

/** The session that a request brings along. */
export const sessionOf = (request: Request, hubUrl: string, settings: Settings) =>
  requestCookies(request, hubUrl, settings).get('token')

/**
 * The request as any other visitor of the same language and theme would send it: without a token, a query or anything else of
 * the visitor's own. There is one for each language and theme.
 * @param hubUrl the hub's public address, whatever host the visitor has asked by
 * @returns `undefined` where the start of this visit has something to do
 */
export function pageVariant(request: Request, hubUrl: string, settings: Settings = {}): Request | undefined {
  const { pathname, hostname } = new URL(request.url)
  const own = requestCookies(request, hubUrl, settings)
  if (forgotten.some((name) => own.get(name) !== null)) return undefined
  const preferred = acceptedLanguages(request.headers.get('Accept-Language'))
  const locale = pickLocale({ cookies: own, preferred, hostname, settings })
  const theme = themeIn(own)
  // On the hub's own host, whatever the visitor's is.
  const variant = new Request(hubUrl + pathname)
  const Cookie = cookieHeader(locale, theme, requestScope(variant, hubUrl, settings))
  return new Request(variant, { headers: { Cookie } })
}
