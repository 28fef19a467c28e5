// Between a page and one of its cards opened as a page, what both show stays in sight and moves to its place: the elements
// that bear the same `view-transition-name` on both. It begins only when the next page is there, and not for who wants no motion.
import type { AnyRouter } from '@tanstack/react-router'
import { placeAt } from './pages.ts'

/** Started once in the browser. */
export function enableViewTransitions(router: AnyRouter) {
  const originOf = (pathname: string) => placeAt(router, pathname)?.screen.opensFrom

  router.startViewTransition = (commit) => {
    const from = router.stores.resolvedLocation.get()?.pathname
    const to = router.latestLocation.pathname
    const isHeld = from !== undefined && (originOf(to) === from || originOf(from) === to)
    if (!isHeld || !('startViewTransition' in document)) return commit()
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return commit()
    const { ready, updateCallbackDone } = document.startViewTransition(commit)
    // Not shown, because nobody looks or another page comes already: the page has changed all the same.
    ready.catch(() => {})
    return updateCallbackDone
  }
}
