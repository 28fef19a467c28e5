// The red tag of the member hub (section 4): true once a visitor has been at its root, and then for a year after each visit.
import type { CookieStore } from '../storage/cookieStore.ts'

/** Stored for 365 days anew wherever it is true: the path is the root, or the cookie exists. */
export function keepRedTag(path: string, cookies: CookieStore) {
  if (path === '/' || cookies.get('redTag') !== null) cookies.set('redTag', '1')
}
