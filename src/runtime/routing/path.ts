// Paths of pages. Not by a regular expression where that would be slow on a path of ten thousand slashes.

/** One slash for several: a path that begins with two would lead to another host. */
export const withSingleSlashes = (path: string) => path.replace(/\/{2,}/g, '/')

/** The path of a route, such as `/activity/$year/$campaign`; empty until the router has the whole tree. */
export const pathOfRoute = ({ fullPath = '' }: { fullPath?: string | undefined }) =>
  withoutLastSlash(fullPath)

/** A slash at the end means nothing (section 2); the root keeps its own. */
export function withoutLastSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
