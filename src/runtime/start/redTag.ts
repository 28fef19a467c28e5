// "Red tag" of the member hub (section 4 of the specification): a cookie that is set when a visitor opens the root
// page, and renewed for a year on each later visit.
import type { CookieStore } from '../storage/cookieStore.ts'

/** Sets the cookie for 365 days if the visitor opens the root path or already has the cookie. */
export function storeRedTag(path: string, cookies: CookieStore) {
  if (path === '/' || cookies.get('redTag') !== null) cookies.set('redTag', '1')
}
