// The app's cookies: the browser's own, or those of one request on the server.
import { languageHostsIn, settingsIn, type Settings } from '#shared/settings.ts'
import { cookieText, readCookie, scopeOf, type CookieName, type CookieScope } from './cookies.ts'

export type CookieStore = {
  get: (cookie: CookieName) => string | null
  /** `null` removes the cookie. @param days its lifetime, where it is not the cookie's usual one */
  set: (cookie: CookieName, value: string | null, days?: number) => void
}

/** What the document says, in the browser. */
export const browserSettings = () => settingsIn(document.documentElement.dataset)

const browserScope = () => scopeOf(location.protocol, location.hostname, browserSettings())

export const browserCookies: CookieStore = {
  get: (cookie) => readCookie(document.cookie, cookie, browserScope()),
  set: (cookie, value, days) => {
    // The token cookie is readable by script because the specification's client sends it as a bearer header.
    document.cookie = cookieText(cookie, value, { scope: browserScope(), days })
  },
}

/**
 * A request's cookies; what is set can be read at once and is collected for `Set-Cookie`.
 * @param hubUrl the hub's public address: a proxy in front of the server may have terminated TLS, and changed the host
 */
export function requestCookies(
  request: Request,
  hubUrl = request.url,
  settings: Settings = {},
): CookieStore & { setCookies: string[] } {
  const changed = new Map<CookieName, string | null>()
  const scope = requestScope(request, hubUrl, settings)
  const setCookies: string[] = []
  return {
    setCookies,
    get: (cookie) =>
      changed.has(cookie)
        ? (changed.get(cookie) ?? null)
        : readCookie(request.headers.get('Cookie'), cookie, scope),
    set: (cookie, value, days) => {
      changed.set(cookie, value)
      setCookies.push(cookieText(cookie, value, { scope, days }))
    },
  }
}

/** The hub is its own host, or one of those that speak a language: another one is that of the proxy in front. */
export function requestScope(request: Request, hubUrl: string, settings: Settings): CookieScope {
  const { hostname: requestHost } = new URL(request.url)
  const { protocol, hostname } = new URL(hubUrl)
  const isOurs = languageHostsIn(settings).some(({ host }) => host === requestHost)
  return scopeOf(protocol, isOurs ? requestHost : hostname, settings)
}
