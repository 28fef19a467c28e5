// Where the app keeps its cookies: the browser's own, or those of one request on the server.
import { cookieText, readCookie, type CookieName } from './cookies.ts'

export type CookieStore = {
  get: (cookie: CookieName) => string | null
  /** `null` removes the cookie. @param days how long it holds, where not as long as usual */
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
 * A request's cookies; what is set shows at once and is collected for `Set-Cookie`.
 * @param hub where the hub is for the world: what stands in front of the server may have taken the TLS off
 */
export function requestCookies(request: Request, app = request.url): CookieStore & { setCookies: string[] } {
  const changed = new Map<CookieName, string | null>()
  const secure = new URL(app).protocol === 'https:'
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
