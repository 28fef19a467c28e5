// Cookies that the page itself sets (section 9), read the same way on both sides.

const day = 86_400

/** A bearer token (RFC 6750). */
const bearer = /^[\w.~+/=-]+$/

type Cookie = { name: string; seconds: number | undefined; form?: RegExp }

export const definitions = {
  token: { name: 'hub_token', seconds: 20 * day, form: bearer },
  locale: { name: 'locale', seconds: 365 * day },
  theme: { name: 'theme', seconds: 365 * day },
  /** How the member likes to read: type size, light, a screen that stays on. */
  reader: { name: 'reader', seconds: 365 * day },
  /** `1` in the app; also section 3's key in local storage, see start/deferredStart.ts. */
  appMode: { name: 'APPMODE', seconds: 7 * day },
  /** The value of a `Language` query: EN, ID, TH or VN. */
  language: { name: 'Language', seconds: 7 * day },
  linkCode: { name: 'linkCode', seconds: 7 * day },
  redTag: { name: 'member_hub_red_tag', seconds: 365 * day },
  /** The traffic source of this visit: it ends with the browser. */
  source: { name: 'traffic_source', seconds: undefined },
  /** The token of a link in a mail, on its way from the address to the page that uses it. */
  linkToken: { name: 'link_token', seconds: 600, form: bearer },
} as const satisfies Record<string, Cookie>

export type CookieName = keyof typeof definitions

/** The value in a `Cookie` header or `document.cookie`; `null` where there is none or it is malformed. */
export function readCookie(header: string | null, cookie: CookieName): string | null {
  const { name, form }: Cookie = definitions[cookie]
  const found = header?.split(';').find((part) => part.trim().startsWith(`${name}=`))
  const value = found ? decoded(found.trim().slice(name.length + 1)) : ''
  return value && (form?.test(value) ?? true) ? value : null
}

/** Neighbours on the parent domain write cookies as well, and not always well-formed ones. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/**
 * A cookie for `Set-Cookie` or `document.cookie`: on the parent domain where one is configured, `Secure` on https.
 * `null` removes it.
 * @param days its lifetime, where it is not the cookie's usual one
 */
export function cookieText(cookie: CookieName, value: string | null, secure: boolean, days?: number): string {
  const { name, seconds: usual } = definitions[cookie]
  const seconds = value === null ? 0 : days === undefined ? usual : days * day
  const domain = import.meta.env.VITE_COOKIE_DOMAIN
  return [
    `${name}=${encodeURIComponent(value ?? '')}`,
    'Path=/',
    ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
    'SameSite=Lax',
    ...(domain ? [`Domain=${domain}`] : []),
    ...(secure ? ['Secure'] : []),
  ].join('; ')
}
