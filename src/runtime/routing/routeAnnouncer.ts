// Announces page changes to screen readers: the focus goes to the page's heading, and its title is announced. The one place
// that does so; a page that focuses a field of its own keeps the focus there.
import type { AnyRouter } from '@tanstack/react-router'
import { statusId } from '../earlyPresses/names.ts'

/** Started once in the browser. The first page is the browser's own to announce. */
export function announcePages(router: AnyRouter) {
  let previousFocus: Element | null = null
  router.subscribe('onBeforeNavigate', () => (previousFocus = document.activeElement))
  router.subscribe('onRendered', ({ fromLocation, toLocation, hrefChanged, pathChanged }) => {
    if (!fromLocation || !hrefChanged) return
    const { activeElement, body } = document
    const isLost = activeElement === null || activeElement === body
    // Another part of the same page, such as a tab: the focus stays on what was pressed.
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
