// Loads the loaders of all pages ahead of time, so that touching a link starts its data requests immediately.

/**
 * Loaders of all pages, which the route tree registers; one file contains all of them
 * (scripts/chunks/chunkGroups.ts).
 */
export const routeLoaders: (() => Promise<unknown>)[] = []

/** Loads the loaders one by one, so that the browser can handle clicks in between. */
export async function loadRouteLoaders() {
  for (const load of routeLoaders) await load()
}
