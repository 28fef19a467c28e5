// A tab whose next page needs code that is not there any more: what it does about it, and who has to look at it.
import type { Page } from '@playwright/test'
import { expect, hydrated } from './hub.ts'

declare global {
  interface Window {
    errorSeen?: () => void
  }
}

export const registrationChunk = '**/assets/registration-*.js'
export const fault = 'This page didn’t load'

/** What the tab does from now on: loads of documents, and whether an error page was ever on it, for however short a time. */
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

/** Neither store can be used, as where cookies and site data are refused. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
