// Cookies that the page itself sets (section 9), read the same way on both sides.
import { cookieIn } from '#shared/cookies.ts'
import { isWithin, type Settings } from '#shared/settings.ts'

const day = 86_400

/** A bearer token (RFC 6750). */
const bearer = /^[\w.~+/=-]+$/

type Cookie = {
  name: string
  seconds: number | undefined
  form?: RegExp
  /** Whether the specification names it: the app and pages around the hub know it by that. */
  isSpecified?: boolean
}

export const definitions = {
  token: { name: 'hub_token', seconds: 20 * day, form: bearer },
  locale: { name: 'locale', seconds: 365 * day, isSpecified: true },
  theme: { name: 'theme', seconds: 365 * day },
  /** How the member likes to read: type size, light, a screen that stays on. */
  reader: { name: 'reader', seconds: 365 * day },
  /** `1` in the app; also section 3's key in local storage, see start/deferredStart.ts. */
  appMode: { name: 'APPMODE', seconds: 7 * day, isSpecified: true },
  /** `1` from an app's start to the page that it led to, whose address is without the token. */
  appStart: { name: 'app_start', seconds: 60 },
  /** The value of a `Language` query: EN, ID, TH or VN. */
  language: { name: 'Language', seconds: 7 * day, isSpecified: true },
  linkCode: { name: 'linkCode', seconds: 7 * day, isSpecified: true },
  redTag: { name: 'member_hub_red_tag', seconds: 365 * day },
  /** The traffic source of this visit: it ends with the browser. */
  source: { name: 'traffic_source', seconds: undefined },
  /** Set and removed at once, to find out whether the browser stores cookies (canKeepCookies.ts). */
  probe: { name: 'probe', seconds: 60 },
  /** The token of a link in a mail, on its way from the address to the page that uses it. */
  linkToken: { name: 'link_token', seconds: 600, form: bearer },
} as const satisfies Record<string, Cookie>

export type CookieName = keyof typeof definitions

/** The value in a `Cookie` header or `document.cookie`; `null` where there is none or it is malformed. */
export function readCookie(header: string | null, cookie: CookieName, scope: CookieScope): string | null {
  const { form }: Cookie = definitions[cookie]
  const value = cookieIn(header, nameOf(cookie, scope))
  return value && (form?.test(value) ?? true) ? value : null
}

/** Whose cookies they are. */
export type CookieScope = {
  /** Whether the hub is on https. */
  isSecure: boolean
  /** The parent domain, where one is configured and the host lies within it: browsers refuse any other. */
  domain?: string
}

/** @param protocol with its colon, as in `location` */
export function scopeOf(protocol: string, hostname: string, { cookieDomain }: Settings): CookieScope {
  const domain = cookieDomain && isWithin(hostname, cookieDomain) ? cookieDomain : undefined
  return { isSecure: protocol === 'https:', domain }
}

/**
 * Its name, with the prefix that its domain allows: browsers take such a cookie only over https, and `__Host-` only from the
 * host itself, so that nobody on the way and no neighbour can slip one in.
 */
function nameOf(cookie: CookieName, { isSecure, domain }: CookieScope): string {
  const { name, isSpecified }: Cookie = definitions[cookie]
  return isSpecified || !isSecure ? name : `${domain ? '__Secure-' : '__Host-'}${name}`
}

/** A `Cookie` header of a visitor's language and theme. */
export const cookieHeader = (locale: string, theme: string | undefined, scope: CookieScope): string =>
  [`${nameOf('locale', scope)}=${locale}`, ...(theme ? [`${nameOf('theme', scope)}=${theme}`] : [])].join(
    '; ',
  )

/**
 * A cookie for `Set-Cookie` or `document.cookie`; `null` removes it.
 * @param days its lifetime, where it is not the cookie's usual one
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
