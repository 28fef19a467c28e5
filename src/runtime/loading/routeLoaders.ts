// Loads the loaders of all pages ahead of time, so that a touch of a link starts the data requests immediately.

/** Loaders of all pages, registered by the route tree: one file contains all (scripts/chunks/chunkGroups.ts). */
export const routeLoaders: (() => Promise<unknown>)[] = []

/** Loads them one by one, so that clicks in between are handled first. */
export async function loadRouteLoaders() {
  for (const load of routeLoaders) await load()
}
