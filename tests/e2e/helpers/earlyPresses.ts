// Clicks before hydration: how the page shows them, and which requests they send.
import type { Page } from '@playwright/test'

/** Counts native form posts of the browser and API calls. */
export function watch(page: Page, call: string) {
  const counts = { posts: 0, calls: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'POST') counts.posts++
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith(call)) counts.calls++
  })
  return counts
}

/** Invisible attribute of a click that waits for hydration. */
export const pending = (page: Page) => page.locator('[data-pending]')

/** The alert for a page that did not finish loading. */
export const notLoaded = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page didn’t finish loading' })
