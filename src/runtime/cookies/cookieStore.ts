// The app's cookies: the browser's own, or those of one request on the server.
import { cookieText, readCookie, type CookieName } from './cookies.ts'

export type CookieStore = {
  get: (cookie: CookieName) => string | null
  /** `null` removes the cookie. @param days its lifetime, where it is not the cookie's usual one */
  set: (cookie: CookieName, value: string | null, days?: number) => void
}

export const browserCookies: CookieStore = {
  get: (cookie) => readCookie(document.cookie, cookie),
  set: (cookie, value, days) => {
    // The token cookie is readable by script because the specification's client sends it as a bearer header.
    document.cookie = cookieText(cookie, value, location.protocol === 'https:', days)
  },
}

/**
 * A request's cookies; what is set can be read at once and is collected for `Set-Cookie`.
 * @param hubUrl the hub's public address: a proxy in front of the server may have terminated TLS
 */
export function requestCookies(
  request: Request,
  hubUrl = request.url,
): CookieStore & { setCookies: string[] } {
  const changed = new Map<CookieName, string | null>()
  const secure = new URL(hubUrl).protocol === 'https:'
  const setCookies: string[] = []
  return {
    setCookies,
    get: (cookie) =>
      changed.has(cookie) ? (changed.get(cookie) ?? null) : readCookie(request.headers.get('Cookie'), cookie),
    set: (cookie, value, days) => {
      changed.set(cookie, value)
      setCookies.push(cookieText(cookie, value, secure, days))
    },
  }
}
