// View transitions between a page and the page of one of its cards: elements with the same `view-transition-name`
// move to their new position. A transition starts when the next page is ready, and is disabled by
// `prefers-reduced-motion`.
import type { AnyRouter } from '@tanstack/react-router'
import { matchPage } from './pages.ts'
import { replaceMethod } from './routerInternals.ts'
import { prefersReducedMotion } from '#src/ui/style/reducedMotion.ts'

/** Called once in the browser. */
export function enableViewTransitions(router: AnyRouter) {
  const originOf = (pathname: string) => matchPage(router, pathname)?.screen.opensFrom

  replaceMethod(router, 'startViewTransition', () => (commit) => {
    const from = router.stores.resolvedLocation.get()?.pathname
    const to = router.latestLocation.pathname
    const isShared = from !== undefined && (originOf(to) === from || originOf(from) === to)
    if (!isShared || !('startViewTransition' in document)) return commit()
    if (prefersReducedMotion()) return commit()
    const { ready, updateCallbackDone } = document.startViewTransition(commit)
    // The transition was skipped, because the tab is hidden or another navigation has started; the page has changed
    // anyway.
    ready.catch(() => {})
    return updateCallbackDone
  })
}
