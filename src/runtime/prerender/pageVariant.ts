// Reduces a request to path, language and theme, because a prerendered page depends only on these.
import type { Settings } from '#shared/settings.ts'
import { cookieHeader } from '../storage/cookies.ts'
import { requestCookies, requestScope } from '../storage/cookieStore.ts'
import { localeOfRequest } from '#shared/pickLocale.ts'
import { themeIn } from '../app/theme.ts'
import { versionFields } from '../routing/versionSearch.ts'
import { isPage } from '../start/isPage.ts'
import { withoutSecrets } from '../start/secrets.ts'
import { startPage } from '../start/startPage.ts'

// Cookies that `startPage` removes unless the URL sets them again. The response to a visitor with such a cookie cannot
// be shared with other visitors.
const clearedCookies = ['appMode', 'language'] as const

/** Returns the session token of a request. */
export const sessionOf = (request: Request, hubUrl: string, settings: Settings) =>
  requestCookies(request, hubUrl, settings).get('token')

export type PageVariant = {
  /** Normalized request. It is equal for all requests with the same path, language and theme. */
  request: Request
  /** `Set-Cookie` values for this visit: language from the query, traffic source and invitation. */
  setCookies: readonly string[]
}

/**
 * Normalizes a request: removes token, query and other data of the visitor. Runs `startPage` for the visit, because the
 * query can set cookies and the language.
 * @param hubUrl public origin of the hub, regardless of the requested host
 * @returns `undefined` if the page must be rendered for this visit, because the URL contains secrets or the version of
 * a legal text, or the browser has cookies that were set at a start of the native app
 */
export async function pageVariant(
  request: Request,
  hubUrl: string,
  settings: Settings = {},
): Promise<PageVariant | undefined> {
  const { pathname, search, searchParams } = new URL(request.url)
  const cookies = requestCookies(request, hubUrl, settings)
  if (clearedCookies.some((name) => cookies.get(name) !== null)) return undefined
  if (versionFields.some((name) => searchParams.has(name))) return undefined
  const fullAddress = hubUrl + pathname + search
  const { address, secrets } = withoutSecrets(fullAddress)
  if (address !== fullAddress) return undefined
  if (search && isPage(request))
    await startPage({ address: new URL(address), secrets, cookies, check: async () => null })
  const locale = localeOfRequest(request, { cookies, settings })
  const theme = themeIn(cookies)
  // Use the host of the hub, regardless of the requested host.
  const variant = new Request(hubUrl + pathname)
  const Cookie = cookieHeader(locale, theme, requestScope(variant, hubUrl, settings))
  return { request: new Request(variant, { headers: { Cookie } }), setCookies: cookies.setCookies }
}
