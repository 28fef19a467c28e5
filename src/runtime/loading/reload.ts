// Reloads the page if its code cannot be loaded, usually because a newer build has replaced it. A reload loads the
// newer build, at most once per 10 seconds (section 2 of the specification, start-up behavior).
import { countFault } from '../faults.ts'
import { hubAnswers } from './hubAnswers.ts'

/**
 * Error of a page whose code or messages could not be loaded, if a reload would not help. The current page and the
 * server still work.
 */
export class PageIncomplete extends Error {
  override readonly name = 'PageIncomplete'
  constructor(cause: unknown) {
    super('A part of the page could not be fetched.', { cause })
  }
}

/** Minimum time between reloads of a path, in ms (section 9 of the specification). */
const guardTime = 10_000

/**
 * Loads code of a page. If the code no longer exists, the page reloads and the promise stays pending, so that no error
 * is shown before the reload.
 * @param ahead true if the page is only preloaded; a failure then does not reload the current page
 * @throws {PageIncomplete} if the code cannot be loaded and a reload would not help
 */
export const pageChunk = <Module>(load: () => Promise<Module>, ahead = false): Promise<Module> =>
  ignoreFailureWhileLeaving(load).catch((cause: unknown) =>
    ahead || import.meta.env.SSR ? Promise.reject(cause) : reloadPage(cause),
  )

/**
 * Hides a failed import while the user leaves the page. Firefox and WebKit abort pending requests when the user clicks
 * a link, and a reload because of the failure would cancel that navigation. The failure is thrown later if the page
 * stays open, for example because the link started a download.
 */
export function ignoreFailureWhileLeaving<Module>(load: () => Promise<Module>): Promise<Module> {
  if (import.meta.env.SSR) return load()
  let isLeaving = false
  const ended = new AbortController()
  // Remove the listener afterwards: some browsers exclude pages with a `beforeunload` listener from the back/forward
  // cache.
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

/** Promise of the reload that has started; stays pending until the document is unloaded. */
let reloading: Promise<never> | undefined

/**
 * Reloads the page and returns a promise that stays pending. Throws `PageIncomplete` if the path was reloaded recently
 * or the hub cannot be reached.
 */
export async function reloadPage(cause: unknown): Promise<never> {
  if (reloading) return await reloading
  // If the hub cannot be reached, a reload would replace the page and its input by the error page of the browser.
  if (!(await hubAnswers())) throw new PageIncomplete(cause)
  countFault('missing')
  // Check `reloading` again, because another failed import may have started the reload in the meantime.
  if (!reloading && !mayReload(location.pathname)) throw new PageIncomplete(cause)
  reloading ??= reload()
  return await reloading
}

/** @returns a promise that stays pending, because the reload unloads the document */
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
    // Storage is blocked or full: allow no reload if this document is itself the result of a recent reload.
    const [visit] = performance.getEntriesByType('navigation')
    return performance.now() > guardTime || !(visit && 'type' in visit && visit.type === 'reload')
  }
}
