// Issues each browser a CSRF token for forms that are submitted without a script (src/postedForms.ts). A cookie and a
// hidden field of each form contain the token. Other sites can neither read nor set the cookie.
import { randomBytes } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'

export type FormTokenVariables = { formToken: string }

const cookie = 'form_token'
/** Format of a valid token: 128 random bits in base64url. */
const shape = /^[\w-]{22}$/

/** Placeholder that is replaced with the token when a cached page is sent. */
export const formTokenPlaceholder = '{{form-token}}'

const newToken = () => randomBytes(16).toString('base64url')

/**
 * Provides the token to handlers as the variable `formToken`. Sets the cookie with the first page that a browser loads.
 * @param isSecure true if the hub is served over https. The cookie then has the prefix `__Host-`, so that no subdomain
 * can set it
 */
export function formTokens(isSecure: boolean) {
  const prefix = isSecure ? 'host' : undefined
  return createMiddleware<{ Variables: FormTokenVariables }>(async (c, next) => {
    const stored = getCookie(c, cookie, prefix)
    const isUsable = stored !== undefined && shape.test(stored)
    const token = isUsable ? stored : newToken()
    c.set('formToken', token)
    await next()
    if (isUsable || !c.res.headers.get('Content-Type')?.startsWith('text/html')) return
    // The cookie expires after 20 days, like a session. If a form of an older page is submitted, it is rejected and the
    // page is rendered again.
    const options = {
      path: '/',
      maxAge: 20 * 86_400,
      httpOnly: true,
      sameSite: 'Lax',
      secure: isSecure,
    } as const
    setCookie(c, cookie, token, prefix ? { ...options, prefix } : options)
  })
}
