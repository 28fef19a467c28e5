// Start-up of a page (section 2, "Start-up behaviour"): stores or removes cookies for values of its URL. Runs on the
// server before rendering, or in the browser for pages that the server did not render.
import { CallError } from '#src/client/errors.ts'
import { localeOf } from '#shared/languages.ts'
import type { Settings } from '#shared/settings.ts'
import { parseUrl } from '#shared/url.ts'
import type { CookieName } from '../storage/cookies.ts'
import type { CookieStore } from '../storage/cookieStore.ts'
import { withoutLastSlash } from '../routing/path.ts'
import { keepAttribution } from '../tracking/attribution.ts'
import { keepRedTag } from './redTag.ts'
import type { Secrets } from './secrets.ts'

/**
 * Validates a token by `checkToken` and returns the expiry of its session.
 * @returns `null` if the token is invalid
 * @throws CallError if the server cannot be reached
 */
export type CheckToken = (token: string) => Promise<{ expiresAt: string } | null>

export type PageStart = {
  /** URL of the page, without its secrets. */
  address: URL
  secrets: Secrets
  cookies: CookieStore
  check: CheckToken
}

export async function startPage({ address, secrets, cookies, check }: PageStart) {
  const query = startQuery(address)
  const { appToken } = secrets
  if (!appToken || !isAppStart(query)) forgetAppMode(cookies)
  else if (isConfirmationPage(address)) await keepForConfirmation(appToken, cookies, check)
  else await startAppSession(appToken, cookies, check)

  const language = localeOf(query.get('Language'))
  if (language) cookies.set('language', language)
  else forget(cookies, 'language')

  if (secrets.linkToken) cookies.set('linkToken', secrets.linkToken)
  await keepAttribution(query, cookies)
  keepRedTag(address.pathname, cookies)
}

/** A guard redirects visitors to sign-in with the original URL as `redirect`: its query still counts. */
function startQuery(address: URL): URLSearchParams {
  const redirect = address.searchParams.get('redirect') ?? ''
  const original = parseUrl(redirect, address) ?? address
  const isOurs = original !== address && original.origin === address.origin
  return new URLSearchParams([...address.searchParams, ...(isOurs ? original.searchParams : [])])
}

const isAppStart = (query: URLSearchParams) => query.get('globalEnv') === 'NA'

/** Page on which the visitor confirms that a session is theirs. */
const fastLogin = '/redirect/fastLogin'
const isConfirmationPage = ({ pathname }: URL) => withoutLastSlash(pathname) === fastLogin

/**
 * True if the app itself has opened a page (client environment APP of section 3). The URL is no evidence: a link in a
 * messenger can have the same query. A link cannot set the `User-Agent`, which contains the name of the app's web
 * view.
 * @param hasReferrer true if another page led here: the start of the app has no referrer
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
 * another page could be that of an attacker, whose account the visitor would mistake for their own (login CSRF).
 * @param cleaned URL without secrets
 * @param byApp true if the app has opened the page
 * @returns the URL to open
 */
export function addressWithConfirmation(cleaned: string, { appToken }: Secrets, byApp: boolean): string {
  const address = new URL(cleaned)
  if (!appToken || byApp || isConfirmationPage(address) || !isAppStart(startQuery(address))) return cleaned
  const query = new URLSearchParams({ redirect: address.href, globalEnv: 'NA' })
  return new URL(`${fastLogin}?${query}`, address).href
}

/**
 * Stores the session in the cookie of email links, from which the confirmation page reads it. Deletes the visitor's
 * session if it has ended.
 */
async function keepForConfirmation(appToken: string, cookies: CookieStore, check: CheckToken) {
  const ownToken = cookies.get('token')
  if (ownToken && !(await mayBeValid(ownToken, check))) cookies.set('token', null)
  cookies.set('linkToken', appToken)
}

/** Stores the token of the app only if its session is valid, and does not replace another valid session. */
async function startAppSession(appToken: string, cookies: CookieStore, check: CheckToken) {
  const session = await check(appToken).catch(() => null)
  if (!session) return
  cookies.set('appMode', '1')
  cookies.set('appStart', '1')
  const ownToken = cookies.get('token')
  if (ownToken && ownToken !== appToken && (await mayBeValid(ownToken, check))) return
  cookies.set('token', appToken, daysUntil(session.expiresAt))
}

/** `true` if the server cannot be reached: the visitor keeps their session. */
const mayBeValid = (token: string, check: CheckToken) =>
  check(token).then(
    (session) => session !== null,
    () => true,
  )

const daysUntil = (instant: string) => Math.ceil((Date.parse(instant) - Date.now()) / 86_400_000)

/** Clears the app mode (section 2, "otherwise"), unless an app start has just redirected here without its token. */
function forgetAppMode(cookies: CookieStore) {
  if (cookies.get('appStart') === null) forget(cookies, 'appMode')
}

/** The app start ends when its page is shown: the next page is evaluated by its own URL. */
export const endAppStart = (cookies: CookieStore) => forget(cookies, 'appStart')

function forget(cookies: CookieStore, cookie: CookieName) {
  if (cookies.get(cookie) !== null) cookies.set(cookie, null)
}

/** For the `catch` of the call of a `CheckToken`. */
export function nullIfRefused(error: unknown): null {
  if (error instanceof CallError && error.endsSession) return null
  throw error
}
