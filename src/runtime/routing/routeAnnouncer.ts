// Announces page changes to screen readers: focuses the heading of the page and announces its title. A page that
// focuses a field itself keeps that focus.
import type { AnyRouter } from '@tanstack/react-router'
import { statusId } from '../earlyPresses/names.ts'

/** Called once in the browser. The browser announces the first page. */
export function announcePages(router: AnyRouter) {
  let previousFocus: Element | null = null
  router.subscribe('onBeforeNavigate', () => (previousFocus = document.activeElement))
  router.subscribe('onRendered', ({ fromLocation, toLocation, hrefChanged, pathChanged }) => {
    if (!fromLocation || !hrefChanged) return
    const { activeElement, body } = document
    const isLost = activeElement === null || activeElement === body
    // Only a part of the same page has changed, such as a tab: keep the focus on the clicked control.
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
