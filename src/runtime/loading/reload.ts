// A page's code that cannot be fetched usually belongs to a build that has been replaced: the page is reloaded, which
// brings the newer one, and never in a loop (section 2, start-up behaviour).
import { countFault } from '../faults.ts'
import { hubAnswers } from './hubAnswers.ts'

/** Code or words of a page could not be fetched, and a reload would not bring them now. No server has failed the page. */
export class PageIncomplete extends Error {
  override readonly name = 'PageIncomplete'
  constructor(cause: unknown) {
    super('A part of the page could not be fetched.', { cause })
  }
}

/** How long one path is left alone after a reload, in milliseconds (section 9). */
const guardTime = 10_000

/**
 * Loads a page's code. Where it is gone the page is reloaded, and the promise stays pending until then, so that nothing
 * flashes up meanwhile.
 * @param ahead whether it is preloaded, for a page that may never be opened: the present page is not reloaded for it
 * @throws {PageIncomplete} when a reload would not help
 */
export const pageChunk = <Module>(load: () => Promise<Module>, ahead = false): Promise<Module> =>
  holdFailureWhileLeaving(load).catch((cause: unknown) =>
    ahead || import.meta.env.SSR ? Promise.reject(cause) : startAnew(cause),
  )

/**
 * Firefox and WebKit end what a page still fetches as the member leaves it; a reload then would end their leaving as well. So it fails only
 * once they stay after all, as with a download.
 */
export function holdFailureWhileLeaving<Module>(load: () => Promise<Module>): Promise<Module> {
  if (import.meta.env.SSR) return load()
  let isLeaving = false
  const ended = new AbortController()
  // Only meanwhile: a page that always listens is not kept for the way back in every browser.
  addEventListener('beforeunload', () => (isLeaving = true), { signal: ended.signal })
  return load().then(
    (module) => {
      ended.abort()
      return module
    },
    async (cause: unknown) => {
      ended.abort()
      if (isLeaving) await new Promise((resolve) => setTimeout(resolve, guardTime))
      throw cause
    },
  )
}

/** Set until the document is unloaded by the reload. */
let reloading: Promise<never> | undefined

/**
 * Reloads the page and stays pending, or throws `PageIncomplete` where that was tried a moment ago, there is no connection or the
 * server is away.
 */
export async function startAnew(cause: unknown): Promise<never> {
  if (reloading) return await reloading
  // Without the hub a reload would only replace our page, and the input in it, by the browser's own.
  if (!(await hubAnswers())) throw new PageIncomplete(cause)
  countFault('missing')
  // Another part of the page may have begun the reload meanwhile.
  if (!reloading && !mayReload(location.pathname)) throw new PageIncomplete(cause)
  reloading ??= reload()
  return await reloading
}

/** @returns what never comes: the document ends first */
function reload(): Promise<never> {
  location.reload()
  return new Promise(() => {})
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
