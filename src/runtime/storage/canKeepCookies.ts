// Checks that the browser stores cookies. The session is one: without it, a sign-in ends as soon as it has succeeded.
import { browserCookies, type CookieStore } from './cookieStore.ts'

/** Sets a cookie as the session's is set, reads it back and removes it: `navigator.cookieEnabled` may be wrong. */
export function canKeepCookies({ get, set }: CookieStore = browserCookies): boolean {
  try {
    set('probe', '1')
    const isKept = get('probe') === '1'
    set('probe', null)
    return isKept
  } catch {
    // A sandboxed frame throws.
    return false
  }
}
