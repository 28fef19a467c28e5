// View transitions between a page and one of its cards opened as a page: elements with the same `view-transition-name` on both
// move to their new place. They start only when the next page is there, and never with `prefers-reduced-motion`.
import type { AnyRouter } from '@tanstack/react-router'
import { matchPage } from './pages.ts'
import { replaceMethod } from './routerInternals.ts'
import { prefersReducedMotion } from '#src/ui/style/reducedMotion.ts'

/** Started once in the browser. */
export function enableViewTransitions(router: AnyRouter) {
  const originOf = (pathname: string) => matchPage(router, pathname)?.screen.opensFrom

  replaceMethod(router, 'startViewTransition', () => (commit) => {
    const from = router.stores.resolvedLocation.get()?.pathname
    const to = router.latestLocation.pathname
    const isShared = from !== undefined && (originOf(to) === from || originOf(from) === to)
    if (!isShared || !('startViewTransition' in document)) return commit()
    if (prefersReducedMotion()) return commit()
    const { ready, updateCallbackDone } = document.startViewTransition(commit)
    // Skipped, because the tab is hidden or another navigation has started: the page has changed all the same.
    ready.catch(() => {})
    return updateCallbackDone
  })
}
