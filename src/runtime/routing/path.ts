// Normalizes paths of pages. Avoids regular expressions that are slow on a path of ten thousand slashes.

/** Merges slashes: browsers read a path that starts with two as another host. */
export const withSingleSlashes = (path: string) => path.replace(/\/{2,}/g, '/')

/** Returns the path of a route, such as `/activity/$year/$campaign`; empty until the router has the whole tree. */
export const pathOfRoute = ({ fullPath = '' }: { fullPath?: string | undefined }) =>
  withoutLastSlash(fullPath)

/** Removes a trailing slash (section 2), except of the root. */
export function withoutLastSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
