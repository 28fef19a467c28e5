// Normalizes the paths of pages and routes.

/** Merges repeated slashes: browsers interpret a path that starts with two slashes as another host. */
export const withSingleSlashes = (path: string) => path.replace(/\/{2,}/g, '/')

/**
 * Returns the path of a route, such as `/activity/$year/$campaign`; empty until the router has built the whole tree.
 */
export const pathOfRoute = ({ fullPath = '' }: { fullPath?: string | undefined }) =>
  withoutLastSlash(fullPath)

/**
 * Removes a trailing slash (section 2 of the specification), but not from the root path. Does not use a regular
 * expression for a trailing slash, because it would be slow on a path with thousands of slashes.
 */
export function withoutLastSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
