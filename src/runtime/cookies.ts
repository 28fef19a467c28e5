// Cookies that the page itself sets (section 9), read the same way on both sides.

const day = 86_400
export const cookies = {
  token: { name: 'hub_token', seconds: 20 * day },
  locale: { name: 'locale', seconds: 365 * day },
  theme: { name: 'theme', seconds: 365 * day },
} as const

export type CookieName = keyof typeof cookies

/** The value in a `Cookie` header or `document.cookie`; `null` where there is none. */
export function readCookie(header: string | null, cookie: CookieName): string | null {
  const prefix = `${cookies[cookie].name}=`
  const found = header?.split(';').find((part) => part.trim().startsWith(prefix))
  return found ? decodeURIComponent(found.trim().slice(prefix.length)) || null : null
}

/**
 * A cookie for `Set-Cookie` or `document.cookie`: on the parent domain where one is configured, `Secure` on https.
 * `null` removes it.
 */
export function cookieText(cookie: CookieName, value: string | null, secure: boolean): string {
  const { name, seconds } = cookies[cookie]
  const domain = import.meta.env.VITE_COOKIE_DOMAIN
  return [
    `${name}=${encodeURIComponent(value ?? '')}`,
    'Path=/',
    `Max-Age=${value === null ? 0 : seconds}`,
    'SameSite=Lax',
    ...(domain ? [`Domain=${domain}`] : []),
    ...(secure ? ['Secure'] : []),
  ].join('; ')
}
