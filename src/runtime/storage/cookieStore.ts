// Stores of the app's cookies: cookies of the browser, or cookies of one request on the server.
import { languageHostsIn, settingsIn, type Settings } from '#shared/settings.ts'
import { cookieText, readCookie, scopeOf, type CookieName, type CookieScope } from './cookies.ts'

export type CookieStore = {
  get: (cookie: CookieName) => string | null
  /** Sets a cookie; `null` removes it. @param days lifetime, if it differs from the default of the cookie */
  set: (cookie: CookieName, value: string | null, days?: number) => void
}

/** Settings of the hub that the document passes to the browser. */
export const browserSettings = () => settingsIn(document.documentElement.dataset)

const browserScope = () => scopeOf(location.protocol, location.hostname, browserSettings())

export const browserCookies: CookieStore = {
  get: (cookie) => readCookie(document.cookie, cookie, browserScope()),
  set: (cookie, value, days) => {
    // The token cookie is readable by scripts, because the client that the specification describes sends it as a
    // bearer header.
    document.cookie = cookieText(cookie, value, { scope: browserScope(), days })
  },
}

/**
 * Cookies of a request. Changes are visible immediately and are collected for the `Set-Cookie` headers.
 * @param hubUrl public origin of the hub: a proxy may have terminated TLS and changed the host
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

/**
 * Returns the cookie scope of the requested host if it is a host configured for a language, otherwise of the host of
 * the hub. Other hosts are ignored, because a proxy may request any host.
 */
export function requestScope(request: Request, hubUrl: string, settings: Settings): CookieScope {
  const { hostname: requestHost } = new URL(request.url)
  const { protocol, hostname } = new URL(hubUrl)
  const isOurs = languageHostsIn(settings).some(({ host }) => host === requestHost)
  return scopeOf(protocol, isOurs ? requestHost : hostname, settings)
}
