// A page's code that cannot be fetched usually belongs to a build that has been replaced: the page is loaded anew, which
// brings the newer one, and never in a loop (section 2, start-up behaviour).

/** How long one path is left alone after a reload, in milliseconds (section 9). */
const guardTime = 10_000

/**
 * The code that a page consists of. Where it is gone the page is loaded anew, and the promise stays open until then, so
 * that nothing flashes up meanwhile.
 * @param ahead whether it is preloaded, for a page that may never be opened: the present page is not reloaded for it
 * @throws the cause when a reload would not help
 */
export const pageChunk = <Module>(load: () => Promise<Module>, ahead = false): Promise<Module> =>
  load().catch((cause: unknown) => (ahead || import.meta.env.SSR ? Promise.reject(cause) : startAnew(cause)))

/** Set for the rest of the document's life, which ends with the reload. */
let reloading: Promise<never> | undefined

/** Loads the page anew and stays open, or throws the cause where that was tried a moment ago or there is no connection. */
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
    // Storage is blocked or full. The document itself tells: one that came by a reload just now is not loaded once more.
    const [visit] = performance.getEntriesByType('navigation')
    return performance.now() > guardTime || !(visit && 'type' in visit && visit.type === 'reload')
  }
}
