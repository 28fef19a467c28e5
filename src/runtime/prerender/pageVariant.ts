// Reduces a request to the inputs of a prerendered page: language and theme.
import type { Settings } from '#shared/settings.ts'
import { cookieHeader } from '../storage/cookies.ts'
import { requestCookies, requestScope } from '../storage/cookieStore.ts'
import { localeOfRequest } from '#shared/pickLocale.ts'
import { themeIn } from '../app/theme.ts'
import { versionFields } from '../routing/versionSearch.ts'
import { isPage } from '../start/isPage.ts'
import { withoutSecrets } from '../start/secrets.ts'
import { startPage } from '../start/startPage.ts'

// Cookies that the start of a visit removes unless the URL sets them again: the response then differs per visitor.
const forgotten = ['appMode', 'language'] as const

/** Returns the session token of a request. */
export const sessionOf = (request: Request, hubUrl: string, settings: Settings) =>
  requestCookies(request, hubUrl, settings).get('token')

export type PageVariant = {
  /** Normalized request: one per path, language and theme. */
  request: Request
  /** `Set-Cookie` values of this visit: language of the query, source and invitation. */
  setCookies: readonly string[]
}

/**
 * Normalizes a request: without a token, query or other data of the visitor. Runs the start of the visit, because
 * prerendered pages do not depend on other parts of the query.
 * @param hubUrl public origin of the hub, for any host of the request
 * @returns `undefined` if the visit needs an individual page: the URL contains secrets or a version, or its cookies
 * are of the app
 */
export async function pageVariant(
  request: Request,
  hubUrl: string,
  settings: Settings = {},
): Promise<PageVariant | undefined> {
  const { pathname, search, searchParams } = new URL(request.url)
  const cookies = requestCookies(request, hubUrl, settings)
  if (forgotten.some((name) => cookies.get(name) !== null)) return undefined
  if (versionFields.some((name) => searchParams.has(name))) return undefined
  const fullAddress = hubUrl + pathname + search
  const { address, secrets } = withoutSecrets(fullAddress)
  if (address !== fullAddress) return undefined
  if (search && isPage(request))
    await startPage({ address: new URL(address), secrets, cookies, check: async () => null })
  const locale = localeOfRequest(request, { cookies, settings })
  const theme = themeIn(cookies)
  // Use the host of the hub, for any host of the visitor.
  const variant = new Request(hubUrl + pathname)
  const Cookie = cookieHeader(locale, theme, requestScope(variant, hubUrl, settings))
  return { request: new Request(variant, { headers: { Cookie } }), setCookies: cookies.setCookies }
}
