// Issues each browser a CSRF token for forms that it sends without a script (src/postedForms.ts): a cookie, and a hidden field of
// the same value in each page. Other sites can neither read nor set the cookie.
import { randomBytes } from 'node:crypto'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'

export type FormTokenVariables = { formToken: string }

const cookie = 'form_token'
/** 128 random bits in base64url. */
const shape = /^[\w-]{22}$/

/** Placeholder for the token in pages that are cached for all visitors. */
export const formTokenPlaceholder = '{{form-token}}'

const newToken = () => randomBytes(16).toString('base64url')

/**
 * Sets the variable `formToken` for handlers, and the cookie with the first page.
 * @param isSecure true if the hub is on https: the cookie then has the prefix `__Host-`, so that no subdomain can set
 * it
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
    // Session lifetime. A form from an older page is rejected, and the page is rendered again.
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
