// Checks that the browser stores cookies. The session is a cookie, so a sign-in has no effect without cookies.
import { browserCookies, type CookieStore } from './cookieStore.ts'

/**
 * Sets a cookie with the attributes of the session cookie, reads it back and deletes it. `navigator.cookieEnabled` is
 * unreliable.
 */
export function canStoreCookies({ get, set }: CookieStore = browserCookies): boolean {
  try {
    set('probe', '1')
    const isKept = get('probe') === '1'
    set('probe', null)
    return isKept
  } catch {
    // Access to cookies throws in a sandboxed frame.
    return false
  }
}
