// The red tag of the member hub (section 4): true once she has been at its root, and from then on for a year after each visit.
import type { Jar } from '../jar.ts'

/** Stored for 365 days anew wherever it is true: the path is the root, or the cookie exists. */
export function keepRedTag(path: string, jar: Jar) {
  if (path === '/' || jar.get('redTag') !== null) jar.set('redTag', '1')
}
