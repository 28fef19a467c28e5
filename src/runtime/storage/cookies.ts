// Definitions of all cookies that the app sets (section 9 of the specification), shared by server and browser.
import { cookieIn } from '#shared/cookies.ts'
import { isWithin, type Settings } from '#shared/settings.ts'

const day = 86_400

/** Format of a bearer token (RFC 6750). */
const bearer = /^[\w.~+/=-]+$/

type Cookie = {
  name: string
  seconds: number | undefined
  form?: RegExp
  /**
   * True if the specification defines the name of the cookie, because the app and surrounding pages read it by that
   * name.
   */
  isSpecified?: boolean
}

export const definitions = {
  token: { name: 'hub_token', seconds: 20 * day, form: bearer },
  locale: { name: 'locale', seconds: 365 * day, isSpecified: true },
  theme: { name: 'theme', seconds: 365 * day },
  /** Reader settings of the member: type size, dimming, screen wake lock. */
  reader: { name: 'reader', seconds: 365 * day },
  /**
   * Set to `1` in the native app. Section 3 of the specification also requires a local-storage key of the same name
   * (src/deferredStart.ts).
   */
  appMode: { name: 'APPMODE', seconds: 7 * day, isSpecified: true },
  /**
   * Set to `1` from a start of the native app until its target page is shown; the URL of that page contains no token.
   */
  appStart: { name: 'app_start', seconds: 60 },
  /** Value of the `Language` query parameter: EN, ID, TH or VN. */
  language: { name: 'Language', seconds: 7 * day, isSpecified: true },
  linkCode: { name: 'linkCode', seconds: 7 * day, isSpecified: true },
  redTag: { name: 'member_hub_red_tag', seconds: 365 * day },
  /** Set to `1` when someone signs in on this device: visitors without it see an introduction. */
  returning: { name: 'returning', seconds: 365 * day },
  /** Traffic source of this visit; a session cookie. */
  source: { name: 'traffic_source', seconds: undefined },
  /** Cookie that is set and deleted to test whether the browser stores cookies (canStoreCookies.ts). */
  probe: { name: 'probe', seconds: 60 },
  /** Token of an email link, stored until the page that uses it reads it. */
  linkToken: { name: 'link_token', seconds: 600, form: bearer },
} as const satisfies Record<string, Cookie>

export type CookieName = keyof typeof definitions

/** Reads a cookie value from a `Cookie` header or `document.cookie`; `null` if the value is missing or malformed. */
export function readCookie(header: string | null, cookie: CookieName, scope: CookieScope): string | null {
  const { form }: Cookie = definitions[cookie]
  const value = cookieIn(header, nameOf(cookie, scope))
  return value && (form?.test(value) ?? true) ? value : null
}

/** Scope of a cookie: its domain, and its restriction to https. */
export type CookieScope = {
  /** True if the hub uses https. */
  isSecure: boolean
  /** Parent domain, if one is configured and contains the host: browsers reject any other domain. */
  domain?: string
}

/** @param protocol protocol with its colon, as in `location` */
export function scopeOf(protocol: string, hostname: string, { cookieDomain }: Settings): CookieScope {
  const domain = cookieDomain && isWithin(hostname, cookieDomain) ? cookieDomain : undefined
  return { isSecure: protocol === 'https:', domain }
}

/**
 * Adds a prefix, which depends on the domain, to the cookie name. Browsers accept cookies with a prefix only over
 * https, and `__Host-` only from the host itself. Attackers in the network and other hosts of the domain therefore
 * cannot set such cookies.
 */
function nameOf(cookie: CookieName, { isSecure, domain }: CookieScope): string {
  const { name, isSpecified }: Cookie = definitions[cookie]
  return isSpecified || !isSecure ? name : `${domain ? '__Secure-' : '__Host-'}${name}`
}

/** Builds the value of a `Cookie` header with language and theme. */
export const cookieHeader = (locale: string, theme: string | undefined, scope: CookieScope): string =>
  [`${nameOf('locale', scope)}=${locale}`, ...(theme ? [`${nameOf('theme', scope)}=${theme}`] : [])].join(
    '; ',
  )

/**
 * Serializes a cookie for `Set-Cookie` or `document.cookie`; the value `null` deletes the cookie.
 * @param days lifetime, if it differs from the default of the cookie
 */
export function cookieText(
  cookie: CookieName,
  value: string | null,
  { scope, days }: { scope: CookieScope; days?: number },
): string {
  const { isSecure, domain } = scope
  const { seconds: usual } = definitions[cookie]
  const seconds = value === null ? 0 : days === undefined ? usual : days * day
  return [
    `${nameOf(cookie, scope)}=${encodeURIComponent(value ?? '')}`,
    'Path=/',
    ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
    'SameSite=Lax',
    ...(domain ? [`Domain=${domain}`] : []),
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
}
