// Checks for a newer build of the hub (section 7), because a tab may stay open for weeks, and loads it by a full page
// load on the next navigation. The current page is not reloaded.
import { objectOf } from '#shared/unknown.ts'
import { onlineManager } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { replaceMethod } from '../routing/routerInternals.ts'

/** Minimum time between two checks in ms, also when the user returns to the tab. */
const between = 60_000
/** Interval of checks in ms while the tab is visible. */
const meanwhile = 15 * 60_000

/**
 * Started once, after the first page has loaded.
 * @param replaced is aborted when another build is served: preloads of this build stop
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

/**
 * Returns true if another build is served completely: during a deployment, one server may announce a build that the
 * next does not have.
 */
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
        : // Use the router, so that a form with unsaved input can block the navigation.
          router.navigate({ href: next.publicHref, replace: next.replace, reloadDocument: true }),
  )
}
