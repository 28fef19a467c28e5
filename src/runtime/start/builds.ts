// A tab may stay open for weeks. It checks now and then whether the hub has a newer build (section 7), and takes it when the
// user goes to another page anyway, by a full load. The page in use is never reloaded.
import { objectOf } from '#shared/unknown.ts'
import { onlineManager } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { replaceMethod } from '../routing/routerInternals.ts'

/** The shortest time between two checks, in milliseconds, also when the user comes back to the tab in between. */
const between = 60_000
/** Milliseconds between checks while the tab stays visible. */
const meanwhile = 15 * 60_000

/**
 * Started once, after the first page has loaded.
 * @param replaced is aborted once another build is served: nothing of this one is fetched ahead any more
 */
export function followBuilds(router: AnyRouter, replaced: AbortController) {
  let looked = performance.now()
  const look = async () => {
    if (document.visibilityState === 'hidden' || performance.now() - looked < between) return
    looked = performance.now()
    if (replaced.signal.aborted || !(await isReplaced().catch(() => false))) return
    replaced.abort()
    takeAtNextPage(router)
  }
  const timer = setInterval(() => void look(), meanwhile)
  replaced.signal.addEventListener('abort', () => clearInterval(timer))
  document.addEventListener('visibilitychange', () => void look(), { signal: replaced.signal })
}

/** Whether another build is fully served: during a deployment one server may name a build that the next does not have. */
async function isReplaced(): Promise<boolean> {
  const latest = await fetch('/builds/latest.json', { cache: 'no-store' })
  if (!latest.ok) return false
  const { id } = objectOf(await latest.json())
  return typeof id === 'string' && id !== __BUILD_ID__ && (await fetch(`/builds/meta/${id}.json`)).ok
}

function takeAtNextPage(router: AnyRouter) {
  replaceMethod(router, 'preloadRoute', () => async () => undefined)
  replaceMethod(
    router,
    'commitLocation',
    (commitLocation) => (next) =>
      next.pathname === router.state.location.pathname || !onlineManager.isOnline()
        ? commitLocation(next)
        : // By the router, so that a form with unsaved input can still ask before it is left.
          router.navigate({ href: next.publicHref, replace: next.replace, reloadDocument: true }),
  )
}
