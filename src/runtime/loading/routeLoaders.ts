// Loads what begins to read the data of pages before any of them is asked for, so that the touch of a link asks the server at once.

/** Each page's, as the tree of routes names them: all are in one file (scripts/chunks/chunkGroups.ts). */
export const routeLoaders: (() => Promise<unknown>)[] = []

/** One after the other, so that a press in between is answered first. */
export async function loadRouteLoaders() {
  for (const load of routeLoaders) await load()
}
