// Red tag of the member hub (section 4): set when a visitor opens the root page, and renewed for a year on each later
// visit.
import type { CookieStore } from '../storage/cookieStore.ts'

/** Stores the flag for another 365 days if the path is the root or the cookie exists. */
export function keepRedTag(path: string, cookies: CookieStore) {
  if (path === '/' || cookies.get('redTag') !== null) cookies.set('redTag', '1')
}
