// Tests tabs that need code that a deployment has removed. A tab recovers with one reload and never reloads in a loop,
// even if storage is blocked.
import { messagesIn } from '#tests/support/messages.ts'
import { accountField } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, test as base } from '../helpers/hub.ts'
import {
  arrived,
  blockStorage,
  fault,
  goToRegistration,
  registrationChunk,
  watch,
} from '../helpers/missingCode.ts'

const test = base.extend({
  // Missing code is logged like a render error, so each test decides which console messages it accepts.
  // oxlint-disable-next-line eslint/no-empty-pattern
  watched: async ({}, use) => use(),
})

test('a page with a permanently missing chunk shows the error page after at most one reload per 10 seconds (section 2 of the specification)', async ({
  page,
}) => {
  await page.clock.install()
  await page.route(registrationChunk, (route) => route.fulfill({ status: 404 }))
  const counts = await watch(page)
  await goToRegistration(page)
  await expect(page.getByRole('heading', { name: fault })).toBeVisible()
  // Check that the error page shows no status 500, because the server did not fail.
  await expect(page.getByText(messagesIn('en-US')['platform.incomplete'])).toBeVisible()
  await expect(page.getByRole('main').getByText('500', { exact: true })).toHaveCount(0)
  expect(counts.loads).toBe(1)

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: fault })).toBeVisible()
  expect(counts.loads).toBe(1)
  console.log(`permanently missing chunk: ${counts.loads} reload, then the error page`)
})

test('a page whose chunk was temporarily missing loads after one reload', full, async ({ page }) => {
  const counts = await watch(page)
  await page.route(registrationChunk, (route) =>
    counts.loads ? route.continue() : route.fulfill({ status: 503 }),
  )
  await goToRegistration(page)
  await arrived(page)
  expect(counts).toMatchObject({ loads: 1, errors: 0, faults: 0 })
})

test('a missing chunk causes only one reload if storage is blocked', full, async ({ page }) => {
  await blockStorage(page)
  await page.route(registrationChunk, (route) => route.fulfill({ status: 404 }))
  const counts = await watch(page)
  await goToRegistration(page)
  await expect(page.getByRole('heading', { name: fault })).toBeVisible()
  expect(counts.loads).toBe(1)
  console.log(`permanently missing chunk with blocked storage: ${counts.loads} reload, then the error page`)
})

test('hovering over a link never reloads the page', async ({ page }) => {
  await page.route(registrationChunk, (route) => route.fulfill({ status: 404 }))
  const counts = await watch(page)
  const failed = page.waitForResponse(registrationChunk)
  await page.getByRole('link', { name: 'Become a member' }).hover()
  await failed
  await accountField(page).fill('still@example.com')
  expect(counts).toMatchObject({ loads: 0, errors: 0 })
})

test(
  'a tab that is offline does not reload, shows that there is no connection, and recovers after reconnecting',
  full,
  async ({ page, context }) => {
    const counts = await watch(page)
    await context.setOffline(true)
    await goToRegistration(page)
    await expect(page.getByRole('heading', { name: 'No connection right now' })).toBeVisible()
    expect(counts.loads).toBe(0)
    await context.setOffline(false)
    await arrived(page)
    // Some releases of Chromium cache a failed import for the lifetime of the document; these releases need one reload.
    expect(counts.loads).toBeLessThanOrEqual(1)
  },
)

test(
  'while the server is down, a tab shows the error page instead of reloading, and a missing picture has no effect',
  full,
  async ({ page }) => {
    await page.route('**/assets/SignInScene-*.js', (route) => route.abort('connectionrefused'))
    const counts = await watch(page)
    expect(counts).toMatchObject({ loads: 0, errors: 0, faults: 0 })
    const unreachable = [registrationChunk, '**/health']
    for (const address of unreachable) await page.route(address, (route) => route.abort('connectionrefused'))
    await accountField(page).fill('still@example.com')
    await goToRegistration(page)
    await expect(page.getByRole('heading', { name: fault })).toBeVisible()
    expect(counts.loads).toBe(0)

    for (const address of unreachable) await page.unroute(address)
    await page.getByRole('button', { name: 'Try again' }).click()
    await arrived(page)
    // Some releases of Chromium need one reload, as in the test above.
    expect(counts.loads).toBeLessThanOrEqual(1)
  },
)
