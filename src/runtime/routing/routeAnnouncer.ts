// Arriving at a page, for who cannot see it change: the focus goes to its heading, and its title is said. The one place that
// does so; a page that has a field of its own to begin with keeps the focus there.
import type { AnyRouter } from '@tanstack/react-router'
import { statusId } from '../earlyPresses/hold.ts'

/** Started once in the browser. The first page is the browser's own to announce. */
export function announcePages(router: AnyRouter) {
  let left: Element | null = null
  router.subscribe('onBeforeNavigate', () => (left = document.activeElement))
  router.subscribe('onRendered', ({ fromLocation, toLocation, hrefChanged, pathChanged }) => {
    if (!fromLocation || !hrefChanged) return
    const { activeElement, body } = document
    const isLost = activeElement === null || activeElement === body
    // Another part of the same page, such as a tab: who pressed it is still there.
    if (!pathChanged && !isLost) return
    const status = document.getElementById(statusId)
    if (status) status.textContent = document.title
    const isTaken = activeElement !== left && activeElement?.closest('main, dialog')
    if (!isTaken && !toLocation.hash) focusHeading()
  })
}

function focusHeading() {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
