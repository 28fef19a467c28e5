// View transitions between a page and the page that one of its cards opens: elements with the same
// `view-transition-name` move to their new position. A transition starts when the next page is ready;
// `prefers-reduced-motion` disables it.
import type { AnyRouter } from '@tanstack/react-router'
import { matchPage } from './pages.ts'
import { replaceMethod } from './routerInternals.ts'
import { prefersReducedMotion } from '#src/ui/style/reducedMotion.ts'

/** Call this function once in the browser. */
export function enableViewTransitions(router: AnyRouter) {
  const originOf = (pathname: string) => matchPage(router, pathname)?.screen.opensFrom

  replaceMethod(router, 'startViewTransition', () => (commit) => {
    const from = router.stores.resolvedLocation.get()?.pathname
    const to = router.latestLocation.pathname
    const isShared = from !== undefined && (originOf(to) === from || originOf(from) === to)
    if (!isShared || !('startViewTransition' in document)) return commit()
    if (prefersReducedMotion()) return commit()
    const { ready, updateCallbackDone } = document.startViewTransition(commit)
    // Ignore a skipped transition: the tab is hidden or another navigation has started. The page changes without the
    // animation.
    ready.catch(() => {})
    return updateCallbackDone
  })
}
