// Announces a new page to screen readers: focuses the heading of the page and announces the title. If the page focuses
// a field, the focus stays there.
import type { AnyRouter } from '@tanstack/react-router'
import { statusId } from '../preHydrationClicks/names.ts'

/** Call this function once in the browser. The browser itself announces the first page. */
export function announcePages(router: AnyRouter) {
  let previousFocus: Element | null = null
  router.subscribe('onBeforeNavigate', () => (previousFocus = document.activeElement))
  router.subscribe('onRendered', ({ fromLocation, toLocation, hrefChanged, pathChanged }) => {
    if (!fromLocation || !hrefChanged) return
    const { activeElement, body } = document
    const isLost = activeElement === null || activeElement === body
    // Keep the focus on the clicked control if only a part of the same page has changed, such as a tab.
    if (!pathChanged && !isLost) return
    const status = document.getElementById(statusId)
    if (status) status.textContent = document.title
    const hasOwnFocus = activeElement !== previousFocus && activeElement?.closest('main, dialog')
    if (!hasOwnFocus && !toLocation.hash) focusHeading()
  })
}

function focusHeading() {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
