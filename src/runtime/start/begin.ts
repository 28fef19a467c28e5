// The start of a page (section 2, "Start-up behaviour"): what its address says is remembered or forgotten. The server does
// this before it renders, the browser where nobody renders for it; the rules are the same.
import { localeOf } from '../../client/languages.ts'
import type { CookieName } from '../cookies.ts'
import type { Jar } from '../jar.ts'
import type { CheckToken } from './check.ts'
import { keepLead } from './lead.ts'
import { keepRedTag } from './redTag.ts'
import type { Secrets } from './secrets.ts'

export type Start = {
  /** The page's address, without its secrets. */
  address: URL
  secrets: Secrets
  jar: Jar
  check: CheckToken
}

export async function begin({ address, secrets, jar, check }: Start) {
  const query = startQuery(address)
  if (query.get('globalEnv') !== 'NA') forget(jar, 'appMode')
  else if (secrets.appToken) await enterApp(secrets.appToken, jar, check)

  const language = localeOf(query.get('Language'))
  if (language) jar.set('language', language)
  else forget(jar, 'language')

  if (secrets.linkToken) jar.set('linkToken', secrets.linkToken)
  await keepLead(query, jar)
  keepRedTag(address.pathname, jar)
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

/** The app's token is stored only if it opens a session, and never in the place of another one that is open. */
async function enterApp(appToken: string, jar: Jar, check: CheckToken) {
  const session = await check(appToken).catch(() => null)
  if (!session) return
  jar.set('appMode', '1')
  const own = jar.get('token')
  if (own && own !== appToken && (await mayBeOpen(own, check))) return
  jar.set('token', appToken, daysUntil(session.expiresAt))
}

/** Where nobody can tell, she keeps what she has. */
const mayBeOpen = (token: string, check: CheckToken) =>
  check(token).then(
    (session) => session !== null,
    () => true,
  )

const daysUntil = (instant: string) => Math.ceil((Date.parse(instant) - Date.now()) / 86_400_000)

function forget(jar: Jar, cookie: CookieName) {
  if (jar.get(cookie) !== null) jar.set(cookie, null)
}
