// Clicks before hydration: what the page shows of them, and what they send.
import type { Page } from '@playwright/test'

/** How often the browser itself sends a form, and how often a call of the API is made. */
export function watch(page: Page, call: string) {
  const counts = { posts: 0, calls: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'POST') counts.posts++
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith(call)) counts.calls++
  })
  return counts
}

/** What was pressed and waits for the page to live: a mark that nobody sees. */
export const pending = (page: Page) => page.locator('[data-pending]')

/** What is said where the page did not finish loading. */
export const notLoaded = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page didn’t finish loading' })
