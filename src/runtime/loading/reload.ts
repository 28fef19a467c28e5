// A page's code that cannot be fetched usually belongs to a build that has been replaced: the page is reloaded, which
// brings the newer one, and never in a loop (section 2, start-up behaviour).

/** How long one path is left alone after a reload, in milliseconds (section 9). */
const guardTime = 10_000

/**
 * Loads a page's code. Where it is gone the page is reloaded, and the promise stays pending until then, so that nothing
 * flashes up meanwhile.
 * @param ahead whether it is preloaded, for a page that may never be opened: the present page is not reloaded for it
 * @throws the cause when a reload would not help
 */
export const pageChunk = <Module>(load: () => Promise<Module>, ahead = false): Promise<Module> =>
  load().catch((cause: unknown) => (ahead || import.meta.env.SSR ? Promise.reject(cause) : startAnew(cause)))

/** Set until the document is unloaded by the reload. */
let reloading: Promise<never> | undefined

/** Reloads the page and stays pending, or throws the cause where that was tried a moment ago or there is no connection. */
export async function startAnew(cause: unknown): Promise<never> {
  if (reloading) return await reloading
  // Without a connection a reload would only exchange our page for the browser's own.
  if (!navigator.onLine || !mayReload(location.pathname)) throw cause
  reloading = new Promise(() => {})
  location.reload()
  return await reloading
}

/** Whether the path may be reloaded now; remembers that it was. */
export function mayReload(path: string, now = Date.now()): boolean {
  const key = `reload:${path}`
  try {
    const last = Number(sessionStorage.getItem(key))
    if (Math.abs(now - last) < guardTime) return false
    sessionStorage.setItem(key, String(now))
    return true
  } catch {
    // Storage is blocked or full: a document that was itself reloaded just now is not reloaded again.
    const [visit] = performance.getEntriesByType('navigation')
    return performance.now() > guardTime || !(visit && 'type' in visit && visit.type === 'reload')
  }
}
