// The start of a page (section 2, "Start-up behaviour"): stores or removes what its address says. The server does this before
// it renders, the browser where no server renders; the rules are the same.
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
 * Asks the server (`checkToken`) about a token before it is used: until when its session is valid.
 * @returns `null` where the server says that it is not
 * @throws CallError where the server cannot be asked
 */
export type CheckToken = (token: string) => Promise<{ expiresAt: string } | null>

export type PageStart = {
  /** The page's address, without its secrets. */
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

/** A guard sends visitors to sign in with the full original address as `redirect`: its query still counts. */
function startQuery(address: URL): URLSearchParams {
  const redirect = address.searchParams.get('redirect') ?? ''
  const original = parseUrl(redirect, address) ?? address
  const isOurs = original !== address && original.origin === address.origin
  return new URLSearchParams([...address.searchParams, ...(isOurs ? original.searchParams : [])])
}

const isAppStart = (query: URLSearchParams) => query.get('globalEnv') === 'NA'

/** The page on which the visitor confirms that a session is theirs. */
const fastLogin = '/redirect/fastLogin'
const isConfirmationPage = ({ pathname }: URL) => withoutLastSlash(pathname) === fastLogin

/**
 * Whether the app has opened a page itself (section 3's client environment APP). An address proves nothing: a link in a messenger can
 * carry the same query as the app's. What no link can choose is the `User-Agent`, in which the app's web view names itself.
 * @param hasReferrer whether a page led there, by a link or otherwise: the app's own start has none before it
 * @param appUserAgent the app's name among the products of its `User-Agent`: `MembersHubApp/4.2`
 */
export const isOpenedByApp = (
  userAgent: string | null,
  hasReferrer: boolean,
  { appUserAgent = 'MembersHubApp' }: Settings = {},
): boolean =>
  !hasReferrer && (userAgent ?? '').split(' ').some((product) => product.split('/')[0] === appUserAgent)

/**
 * The app opens its pages itself. A session that arrives in any other way, in a messenger, a QR code or another page, could be
 * a stranger's, whose account the visitor would take for their own: the page that asks whose it is comes first (login CSRF).
 * @param cleaned the address without its secrets
 * @param byApp whether the app itself has opened it
 * @returns the address to open
 */
export function addressWithConfirmation(cleaned: string, { appToken }: Secrets, byApp: boolean): string {
  const address = new URL(cleaned)
  if (!appToken || byApp || isConfirmationPage(address) || !isAppStart(startQuery(address))) return cleaned
  const query = new URLSearchParams({ redirect: address.href, globalEnv: 'NA' })
  return new URL(`${fastLogin}?${query}`, address).href
}

/** The page that asks finds the session in the cookie for mail links. A session of the visitor's own that has ended is removed. */
async function keepForConfirmation(appToken: string, cookies: CookieStore, check: CheckToken) {
  const ownToken = cookies.get('token')
  if (ownToken && !(await mayBeValid(ownToken, check))) cookies.set('token', null)
  cookies.set('linkToken', appToken)
}

/** The app's token is stored only if it opens a session, and never in the place of another one that is open. */
async function startAppSession(appToken: string, cookies: CookieStore, check: CheckToken) {
  const session = await check(appToken).catch(() => null)
  if (!session) return
  cookies.set('appMode', '1')
  cookies.set('appStart', '1')
  const ownToken = cookies.get('token')
  if (ownToken && ownToken !== appToken && (await mayBeValid(ownToken, check))) return
  cookies.set('token', appToken, daysUntil(session.expiresAt))
}

/** `true` where nobody can tell: the visitor keeps their session. */
const mayBeValid = (token: string, check: CheckToken) =>
  check(token).then(
    (session) => session !== null,
    () => true,
  )

const daysUntil = (instant: string) => Math.ceil((Date.parse(instant) - Date.now()) / 86_400_000)

/** Section 2's "otherwise", unless an app's start has only just led here, without its token. */
function forgetAppMode(cookies: CookieStore) {
  if (cookies.get('appStart') === null) forget(cookies, 'appMode')
}

/** Once a page is shown the app's start is over: the next one is judged by its own address. */
export const endAppStart = (cookies: CookieStore) => forget(cookies, 'appStart')

function forget(cookies: CookieStore, cookie: CookieName) {
  if (cookies.get(cookie) !== null) cookies.set(cookie, null)
}

/** For the `catch` of the call that a `CheckToken` makes. */
export function nullIfRefused(error: unknown): null {
  if (error instanceof CallError && error.endsSession) return null
  throw error
}
