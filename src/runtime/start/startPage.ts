// Start-up of a page (section 2 of the specification, "Start-up behavior"): sets or deletes cookies according to its
// URL. Runs on the server before rendering, or in the browser for pages that the server did not render.
import { CallError } from '#src/client/errors.ts'
import { localeOf } from '#shared/languages.ts'
import type { Settings } from '#shared/settings.ts'
import { parseUrl } from '#shared/url.ts'
import type { CookieName } from '../storage/cookies.ts'
import type { CookieStore } from '../storage/cookieStore.ts'
import { withoutLastSlash } from '../routing/path.ts'
import { storeAttribution } from '../tracking/attribution.ts'
import { storeRedTag } from './redTag.ts'
import type { Secrets } from './secrets.ts'

/**
 * Validates a token with the API operation `checkToken`.
 * @returns the expiry of the session; `null` if the token is invalid
 * @throws CallError if the server cannot be reached
 */
export type CheckToken = (token: string) => Promise<{ expiresAt: string } | null>

export type PageStart = {
  /** URL of the page without its secrets. */
  address: URL
  secrets: Secrets
  cookies: CookieStore
  check: CheckToken
}

export async function startPage({ address, secrets, cookies, check }: PageStart) {
  const query = startQuery(address)
  const { appToken } = secrets
  if (!appToken || !isAppStart(query)) clearAppMode(cookies)
  else if (isConfirmationPage(address)) await storeForConfirmation(appToken, cookies, check)
  else await startAppSession(appToken, cookies, check)

  const language = localeOf(query.get('Language'))
  if (language) cookies.set('language', language)
  else deleteCookie(cookies, 'language')

  if (secrets.linkToken) cookies.set('linkToken', secrets.linkToken)
  await storeAttribution(query, cookies)
  storeRedTag(address.pathname, cookies)
  // Also recognize sessions that the native app or an earlier release has started.
  if (cookies.get('token') !== null && cookies.get('returning') === null) cookies.set('returning', '1')
}

/**
 * Returns the query of the page, followed by the query of the original URL in `redirect`. The access guard adds this
 * URL when it redirects visitors to the sign-in page.
 */
function startQuery(address: URL): URLSearchParams {
  const redirect = address.searchParams.get('redirect') ?? ''
  const original = parseUrl(redirect, address) ?? address
  const isOurs = original !== address && original.origin === address.origin
  return new URLSearchParams([...address.searchParams, ...(isOurs ? original.searchParams : [])])
}

const isAppStart = (query: URLSearchParams) => query.get('globalEnv') === 'NA'

/** Path of the page on which the visitor confirms that a session is their own. */
const fastLogin = '/redirect/fastLogin'
const isConfirmationPage = ({ pathname }: URL) => withoutLastSlash(pathname) === fastLogin

/**
 * Returns true if the app itself has opened a page (client environment APP in section 3 of the specification). The URL
 * does not prove this, because a link in a messenger can have the same query. The `User-Agent` proves it, because it
 * contains the name of the app's web view, and a link cannot set this header.
 * @param hasReferrer true if another page linked to this page; the start of the native app has no referrer
 * @param appUserAgent product name of the app in its `User-Agent`: `MembersHubApp/4.2`
 */
export const isOpenedByApp = (
  userAgent: string | null,
  hasReferrer: boolean,
  { appUserAgent = 'MembersHubApp' }: Settings = {},
): boolean =>
  !hasReferrer && (userAgent ?? '').split(' ').some((product) => product.split('/')[0] === appUserAgent)

/**
 * Redirects a session that did not come from the app to a confirmation page. A session from a messenger, a QR code or
 * another page could belong to an attacker. The visitor would mistake the attacker's account for their own (login
 * CSRF).
 * @param cleaned URL without secrets
 * @param byApp true if the app has opened the page
 * @returns URL to open
 */
export function addressWithConfirmation(cleaned: string, { appToken }: Secrets, byApp: boolean): string {
  const address = new URL(cleaned)
  if (!appToken || byApp || isConfirmationPage(address) || !isAppStart(startQuery(address))) return cleaned
  const query = new URLSearchParams({ redirect: address.href, globalEnv: 'NA' })
  return new URL(`${fastLogin}?${query}`, address).href
}

/**
 * Stores the token in the cookie for email links, from which the confirmation page reads it. Deletes the visitor's
 * own session if it has expired.
 */
async function storeForConfirmation(appToken: string, cookies: CookieStore, check: CheckToken) {
  const ownToken = cookies.get('token')
  if (ownToken && !(await mayBeValid(ownToken, check))) cookies.set('token', null)
  cookies.set('linkToken', appToken)
}

/**
 * Stores the session token that the app passed in the URL, but only if its session is valid. Does not replace another
 * valid session.
 */
async function startAppSession(appToken: string, cookies: CookieStore, check: CheckToken) {
  const session = await check(appToken).catch(() => null)
  if (!session) return
  cookies.set('appMode', '1')
  cookies.set('appStart', '1')
  const ownToken = cookies.get('token')
  if (ownToken && ownToken !== appToken && (await mayBeValid(ownToken, check))) return
  cookies.set('token', appToken, daysUntil(session.expiresAt))
}

/**
 * Returns true if the token is valid. Also returns true if the server cannot be reached, so that the visitor keeps the
 * session.
 */
const mayBeValid = (token: string, check: CheckToken) =>
  check(token).then(
    (session) => session !== null,
    () => true,
  )

const daysUntil = (instant: string) => Math.ceil((Date.parse(instant) - Date.now()) / 86_400_000)

/**
 * Removes the app-mode flag (section 2 of the specification, case "otherwise"), unless the start URL of the native app
 * has just redirected to this page, whose URL contains no token.
 */
function clearAppMode(cookies: CookieStore) {
  if (cookies.get('appStart') === null) deleteCookie(cookies, 'appMode')
}

/**
 * Ends the start of the native app when its target page is shown, so that `startPage` evaluates the next page by its
 * own URL.
 */
export const endAppStart = (cookies: CookieStore) => deleteCookie(cookies, 'appStart')

function deleteCookie(cookies: CookieStore, cookie: CookieName) {
  if (cookies.get(cookie) !== null) cookies.set(cookie, null)
}

/**
 * Returns null if the error means that the token is invalid, and throws all other errors. Pass this function to `catch`
 * after a call of `checkToken`.
 */
export function nullIfRefused(error: unknown): null {
  if (error instanceof CallError && error.endsSession) return null
  throw error
}
