// The start of a page (section 2, "Start-up behaviour"): what its address says is remembered or forgotten. The server does
// this before it renders, the browser where nobody renders for it; the rules are the same.
import { localeOf } from '../../client/languages.ts'
import type { CookieName } from '../cookies/cookies.ts'
import type { CookieStore } from '../cookies/cookieStore.ts'
import { withoutLastSlash } from '../routing/path.ts'
import type { CheckToken } from './check.ts'
import { keepAttribution } from './attribution.ts'
import { keepRedTag } from './redTag.ts'
import type { Secrets } from './secrets.ts'

export type Start = {
  /** The page's address, without its secrets. */
  address: URL
  secrets: Secrets
  cookies: CookieStore
  check: CheckToken
}

export async function begin({ address, secrets, cookies, check }: Start) {
  const query = startQuery(address)
  if (!isAppStart(query)) forget(cookies, 'appMode')
  else if (secrets.appToken && asksFirst(address)) await askFirst(secrets.appToken, cookies, check)
  else if (secrets.appToken) await enterApp(secrets.appToken, cookies, check)

  const language = localeOf(query.get('Language'))
  if (language) cookies.set('language', language)
  else forget(cookies, 'language')

  if (secrets.linkToken) cookies.set('linkToken', secrets.linkToken)
  await keepAttribution(query, cookies)
  keepRedTag(address.pathname, cookies)
}

/**
 * A guard sends visitors to sign in with the full original address as `redirect`: what that said at the start still holds.
 * `globalEnv=NA` alone is what such an address, or a reload of one, has left of an app's start: it changes nothing.
 */
function startQuery(address: URL): URLSearchParams {
  const redirect = address.searchParams.get('redirect') ?? ''
  const original = URL.canParse(redirect, address) ? new URL(redirect, address) : address
  const isOurs = original !== address && original.origin === address.origin
  return new URLSearchParams([...address.searchParams, ...(isOurs ? original.searchParams : [])])
}

const isAppStart = (query: URLSearchParams) => query.get('globalEnv') === 'NA'

/** Where a session waits until the visitor has confirmed that it is theirs. */
const fastLogin = '/redirect/fastLogin'
const asksFirst = ({ pathname }: URL) => withoutLastSlash(pathname) === fastLogin

/**
 * The app opens its pages itself. A session that came by any other way, in a messenger, a QR code or another page, could be
 * a stranger's, whose account the visitor would take for their own: it goes by the page that asks whose it is (login CSRF).
 * @param cleaned the address without its secrets
 * @param byApp whether the app itself has opened it
 */
export function askedFirst(cleaned: string, { appToken }: Secrets, byApp: boolean): string {
  const address = new URL(cleaned)
  if (!appToken || byApp || asksFirst(address) || !isAppStart(startQuery(address))) return cleaned
  const wanted = new URLSearchParams({ redirect: address.href, globalEnv: 'NA' })
  return new URL(`${fastLogin}?${wanted}`, address).href
}

/** The page that asks finds the session in the cookie for mail links. A session of the visitor's own that has ended is removed. */
async function askFirst(appToken: string, cookies: CookieStore, check: CheckToken) {
  const own = cookies.get('token')
  if (own && !(await mayBeOpen(own, check))) cookies.set('token', null)
  cookies.set('linkToken', appToken)
}

/** The app's token is stored only if it opens a session, and never in the place of another one that is open. */
async function enterApp(appToken: string, cookies: CookieStore, check: CheckToken) {
  const session = await check(appToken).catch(() => null)
  if (!session) return
  cookies.set('appMode', '1')
  const own = cookies.get('token')
  if (own && own !== appToken && (await mayBeOpen(own, check))) return
  cookies.set('token', appToken, daysUntil(session.expiresAt))
}

/** `true` where nobody can tell: the visitor keeps their session. */
const mayBeOpen = (token: string, check: CheckToken) =>
  check(token).then(
    (session) => session !== null,
    () => true,
  )

const daysUntil = (instant: string) => Math.ceil((Date.parse(instant) - Date.now()) / 86_400_000)

function forget(cookies: CookieStore, cookie: CookieName) {
  if (cookies.get(cookie) !== null) cookies.set(cookie, null)
}
