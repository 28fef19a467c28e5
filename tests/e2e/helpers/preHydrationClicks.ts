// Observes the effects of clicks before hydration: the feedback on the page, and the requests.
import type { Page } from '@playwright/test'

/** Counts native form posts, and calls of the API operation whose path ends with `call`. */
export function watch(page: Page, call: string) {
  const counts = { posts: 0, calls: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'POST') counts.posts++
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith(call)) counts.calls++
  })
  return counts
}

/** Returns the elements with a click that waits for hydration, by their attribute `data-pending`. */
export const pending = (page: Page) => page.locator('[data-pending]')

/** Returns the alert that a page shows if it did not finish loading. */
export const notLoaded = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page didn’t finish loading' })
