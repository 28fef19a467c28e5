// Reloads the page if its code cannot be loaded, which usually means that the build was replaced. A reload loads the
// newer build and does not loop (section 2, start-up behavior).
import { countFault } from '../faults.ts'
import { hubAnswers } from './hubAnswers.ts'

/**
 * Error: code or messages of a page could not be loaded, and a reload would not help. The page and the server work.
 */
export class PageIncomplete extends Error {
  override readonly name = 'PageIncomplete'
  constructor(cause: unknown) {
    super('A part of the page could not be fetched.', { cause })
  }
}

/** Minimum time between reloads of a path, in ms (section 9). */
const guardTime = 10_000

/**
 * Loads code of a page. If it is gone, the page reloads and the promise stays pending, so that no error is shown in
 * the meantime.
 * @param ahead true for a preloaded page: does not reload the current page
 * @throws {PageIncomplete} if a reload would not help
 */
export const pageChunk = <Module>(load: () => Promise<Module>, ahead = false): Promise<Module> =>
  holdFailureWhileLeaving(load).catch((cause: unknown) =>
    ahead || import.meta.env.SSR ? Promise.reject(cause) : startAnew(cause),
  )

/**
 * Firefox and WebKit abort pending requests when the user leaves the page; a reload would then cancel the navigation.
 * The failure is therefore delayed, and only reported if the user stays, as after a download.
 */
export function holdFailureWhileLeaving<Module>(load: () => Promise<Module>): Promise<Module> {
  if (import.meta.env.SSR) return load()
  let isLeaving = false
  const ended = new AbortController()
  // Removed afterwards: some browsers exclude pages with a `beforeunload` listener from the back/forward cache.
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

/** Set until the reload unloads the document. */
let reloading: Promise<never> | undefined

/**
 * Reloads the page and stays pending; throws `PageIncomplete` if the path was reloaded recently or the hub cannot be
 * reached.
 */
export async function startAnew(cause: unknown): Promise<never> {
  if (reloading) return await reloading
  // If the hub cannot be reached, a reload would replace the page and its input by the error page of the browser.
  if (!(await hubAnswers())) throw new PageIncomplete(cause)
  countFault('missing')
  // Another part of the page may have started the reload in the meantime.
  if (!reloading && !mayReload(location.pathname)) throw new PageIncomplete(cause)
  reloading ??= reload()
  return await reloading
}

/** @returns a promise that stays pending, because the document is unloaded */
function reload(): Promise<never> {
  location.reload()
  return new Promise(() => {})
}

/** Returns true if the path may be reloaded now, and records the reload. */
export function mayReload(path: string, now = Date.now()): boolean {
  const key = `reload:${path}`
  try {
    const last = Number(sessionStorage.getItem(key))
    if (Math.abs(now - last) < guardTime) return false
    sessionStorage.setItem(key, String(now))
    return true
  } catch {
    // Storage is blocked or full: do not reload a document that was itself just reloaded.
    const [visit] = performance.getEntriesByType('navigation')
    return performance.now() > guardTime || !(visit && 'type' in visit && visit.type === 'reload')
  }
}
