// Reduces a request to what a prerendered page depends on: language and theme.
import type { Settings } from '#shared/settings.ts'
import { cookieHeader } from '../storage/cookies.ts'
import { requestCookies, requestScope } from '../storage/cookieStore.ts'
import { localeOfRequest } from '#shared/pickLocale.ts'
import { themeIn } from '../app/theme.ts'
import { versionFields } from '../routing/versionSearch.ts'
import { isPage } from '../start/isPage.ts'
import { withoutSecrets } from '../start/secrets.ts'
import { startPage } from '../start/startPage.ts'

// Cookies that the start of a visit removes unless its address sets them again: such a page is not the same for everybody.
const forgotten = ['appMode', 'language'] as const

/** The session that a request brings along. */
export const sessionOf = (request: Request, hubUrl: string, settings: Settings) =>
  requestCookies(request, hubUrl, settings).get('token')

export type PageVariant = {
  /** There is one for each path, language and theme. */
  request: Request
  /** Cookies that the start of this visit sets: the query's language, source and invitation. */
  setCookies: readonly string[]
}

/**
 * The request as any other visitor of the same language and theme would send it: without a token, a query or anything else of
 * the visitor's own. The start of the visit is done: no prerendered page shows anything else of its query.
 * @param hubUrl the hub's public address, whatever host the visitor has asked by
 * @returns `undefined` if this visit needs a page of its own: its address has secrets or a version, or its cookies are of an app
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
  // On the hub's own host, whatever the visitor's is.
  const variant = new Request(hubUrl + pathname)
  const Cookie = cookieHeader(locale, theme, requestScope(variant, hubUrl, settings))
  return { request: new Request(variant, { headers: { Cookie } }), setCookies: cookies.setCookies }
}
