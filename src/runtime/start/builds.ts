// Checks for a newer build of the hub (section 7 of the specification), because a tab may stay open for weeks. The next
// navigation then loads the newer build by a full page load; the current page is not reloaded.
import { objectOf } from '#shared/unknown.ts'
import { onlineManager } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { replaceMethod } from '../routing/routerInternals.ts'

/** Minimum time in ms between two checks, including checks when the user returns to the tab. */
const between = 60_000
/** Interval of the checks in ms while the tab is visible. */
const checkInterval = 15 * 60_000

/**
 * Call this function once, after the first page has loaded.
 * @param replaced controller that is aborted when the server has a newer build, so that preloads of the old build stop
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
  const timer = setInterval(() => void look(), checkInterval)
  replaced.signal.addEventListener('abort', () => clearInterval(timer))
  document.addEventListener('visibilitychange', () => void look(), { signal: replaced.signal })
}

/**
 * Returns true if the newer build can be loaded completely. During a deployment, one server may announce a build that
 * the next server does not have.
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
        : // Navigate with the router, so that a form with unsaved input can block the navigation.
          router.navigate({ href: next.publicHref, replace: next.replace, reloadDocument: true }),
  )
}
