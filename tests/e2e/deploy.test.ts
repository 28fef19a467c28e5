// Reliability 14: a new build while tabs are open. Whoever goes on finds her page after one reload, sees no error in
// between, and is never caught in a loop, whatever is gone and wherever storage is blocked.
import type { Page } from '@playwright/test'
import { expect, test } from './deployment.ts'
import { hydrated } from './hub.ts'

test.setTimeout(240_000)

const registrationChunk = '**/assets/registration-*.js'
const fault = 'This page didn’t load'

/** What the tab does from now on: loads of documents, and whether an error page was ever on it, for however short a time. */
async function watch(page: Page) {
  const seen = { loads: 0, errors: 0, missing: 0, faults: 0 }
  page.on('pageerror', () => (seen.faults += 1))
  await page.exposeFunction('errorSeen', () => (seen.errors += 1))
  await page.addInitScript((words) => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes(words)) dispatchEvent(new Event('fault'))
    }).observe(document, { subtree: true, childList: true, characterData: true })
    addEventListener('fault', () => Reflect.get(window, 'errorSeen')(), { once: true })
  }, fault)
  await page.goto('/login')
  await hydrated(page)
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.loads += 1
  })
  page.on('response', (response) => {
    if (response.status() === 404 && response.url().includes('/assets/')) seen.missing += 1
  })
  return seen
}

const goToRegistration = (page: Page) => page.getByRole('link', { name: 'Become a member' }).click()
const arrived = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Become a member' })).toBeVisible({ timeout: 30_000 })

/** Neither store can be used, as where cookies and site data are refused. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })

test('a failed page-chunk load triggers a page reload, once, and no error flashes up (section 2)', async ({
  page,
  deployment,
}) => {
  const seen = await watch(page)
  await deployment.swap()
  const pressed = performance.now()
  await goToRegistration(page)
  await arrived(page)
  const took = Math.round(performance.now() - pressed)
  await hydrated(page)
  expect(await page.evaluate(() => document.documentElement.dataset.build)).toBe('next')
  expect(seen).toEqual({ loads: 1, errors: 0, faults: 0, missing: expect.any(Number) })
  console.log(
    `a tab of the build before: ${seen.loads} reload, ${seen.errors} error pages, there after ${took} ms`,
  )
})

test('a chunk that is gone for good: the error page, after at most one reload per 10 seconds for the same path (section 2)', async ({
  page,
}) => {
  await page.clock.install()
  await page.route(registrationChunk, (route) => route.fulfill({ status: 404 }))
  const seen = await watch(page)
  await goToRegistration(page)
  await expect(page.getByText(fault)).toBeVisible()
  expect(seen.loads).toBe(1)

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(fault)).toBeVisible()
  expect(seen.loads).toBe(1)
  console.log(`a chunk that is gone for good: ${seen.loads} reload, then the error page`)
})

test('what was gone only for a moment is there after the reload', async ({ page }) => {
  await page.route(registrationChunk, (route) => route.fulfill({ status: 503 }), { times: 2 })
  const seen = await watch(page)
  await goToRegistration(page)
  await arrived(page)
  expect(seen).toMatchObject({ loads: 1, errors: 0, faults: 0 })
})

test('with blocked storage a tab recovers with one reload, and a chunk that is gone makes no loop', async ({
  page,
}) => {
  await blockStorage(page)
  await page.route(registrationChunk, (route) => route.fulfill({ status: 404 }))
  const seen = await watch(page)
  await goToRegistration(page)
  await expect(page.getByText(fault)).toBeVisible()
  expect(seen.loads).toBe(1)
  console.log(`the same with blocked storage: ${seen.loads} reload, then the error page`)
})

test('with blocked storage the next build is reached with one reload', async ({ page, deployment }) => {
  await blockStorage(page)
  const seen = await watch(page)
  await deployment.swap()
  await goToRegistration(page)
  await arrived(page)
  expect(seen).toMatchObject({ loads: 1, errors: 0, faults: 0 })
})

test('a link that is only touched reloads nothing under her hands', async ({ page }) => {
  await page.route(registrationChunk, (route) => route.fulfill({ status: 404 }))
  const seen = await watch(page)
  const failed = page.waitForResponse(registrationChunk)
  await page.getByRole('link', { name: 'Become a member' }).hover()
  await failed
  await page.locator('[name=account]').fill('still@example.com')
  expect(seen).toMatchObject({ loads: 0, errors: 0 })
})

test('without a connection nothing is reloaded: our page says so, and goes on later', async ({
  page,
  context,
}) => {
  const seen = await watch(page)
  await context.setOffline(true)
  await goToRegistration(page)
  await expect(page.getByRole('heading', { name: 'No connection just now' })).toBeVisible()
  await context.setOffline(false)
  await arrived(page)
  expect(seen.loads).toBe(0)
})

test('a newer build is noticed and taken at the next page by one full load (section 7)', async ({
  page,
  deployment,
}) => {
  await page.clock.install()
  const seen = await watch(page)
  await deployment.swap()
  const meta = page.waitForResponse('**/builds/meta/*.json')
  await page.clock.fastForward(16 * 60_000)
  expect((await meta).status()).toBe(200)
  expect(seen.loads).toBe(0)

  await goToRegistration(page)
  await arrived(page)
  await hydrated(page)
  expect(await page.evaluate(() => document.documentElement.dataset.build)).toBe('next')
  expect(seen).toEqual({ loads: 1, errors: 0, faults: 0, missing: 0 })
  console.log(
    `a newer build that was noticed: ${seen.loads} load at the next page, ${seen.missing} missing files`,
  )
})
