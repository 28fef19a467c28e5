// Observes the reloads and visible error pages of a tab whose next page needs code that a deployment has removed.
import type { Page } from '@playwright/test'
import { expect, hydrated } from './hub.ts'

declare global {
  interface Window {
    errorSeen?: () => void
  }
}

export const registrationChunk = '**/assets/registration-*.js'
export const fault = 'This page didn’t load'

/**
 * Counts document loads, missing assets, script errors, and error pages, even if an error page is visible only briefly.
 */
export async function watch(page: Page) {
  const counts = { loads: 0, errors: 0, missing: 0, faults: 0 }
  page.on('pageerror', () => (counts.faults += 1))
  await page.exposeFunction('errorSeen', () => (counts.errors += 1))
  await page.addInitScript((words) => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes(words)) dispatchEvent(new Event('fault'))
    }).observe(document, { subtree: true, childList: true, characterData: true })
    addEventListener('fault', () => window.errorSeen?.(), { once: true })
  }, fault)
  // The sign-in page for a device that has been used before links to the registration by client-side navigation.
  await page.goto('/login', { waitUntil: 'commit' })
  await page.context().addCookies([{ name: 'returning', value: '1', url: page.url() }])
  await page.goto('/login')
  await hydrated(page)
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) counts.loads += 1
  })
  page.on('response', (response) => {
    if (response.status() === 404 && response.url().includes('/assets/')) counts.missing += 1
  })
  return counts
}

export const goToRegistration = (page: Page) => page.getByRole('link', { name: 'Become a member' }).click()
export const arrived = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Become a member' })).toBeVisible()

/** Makes local and session storage throw errors, like a browser that blocks cookies and site data. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
