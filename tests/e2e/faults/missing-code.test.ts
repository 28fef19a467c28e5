// Reliability 14: code of a page that is not there any more. A tab helps itself by one reload, and is never caught in a loop,
// whatever is gone and wherever storage is blocked.
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
  // Code that is missing is logged, as render errors are: what a page may say of it each test decides for itself.
  // oxlint-disable-next-line eslint/no-empty-pattern
  watched: async ({}, use) => use(),
})

test('a chunk that is gone for good: the error page, after at most one reload per 10 seconds for the same path (section 2)', async ({
  page,
}) => {
  await page.clock.install()
  await page.route(registrationChunk, (route) => route.fulfill({ status: 404 }))
  const counts = await watch(page)
  await goToRegistration(page)
  await expect(page.getByRole('heading', { name: fault })).toBeVisible()
  // No server has failed.
  await expect(page.getByText(messagesIn('en-US')['platform.incomplete'])).toBeVisible()
  await expect(page.getByRole('main').getByText('500', { exact: true })).toHaveCount(0)
  expect(counts.loads).toBe(1)

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: fault })).toBeVisible()
  expect(counts.loads).toBe(1)
  console.log(`a chunk that is gone for good: ${counts.loads} reload, then the error page`)
})

test('what was gone only for a moment is there after the reload', full, async ({ page }) => {
  const counts = await watch(page)
  await page.route(registrationChunk, (route) =>
    counts.loads ? route.continue() : route.fulfill({ status: 503 }),
  )
  await goToRegistration(page)
  await arrived(page)
  expect(counts).toMatchObject({ loads: 1, errors: 0, faults: 0 })
})

test(
  'with blocked storage a tab recovers with one reload, and a chunk that is gone makes no loop',
  full,
  async ({ page }) => {
    await blockStorage(page)
    await page.route(registrationChunk, (route) => route.fulfill({ status: 404 }))
    const counts = await watch(page)
    await goToRegistration(page)
    await expect(page.getByRole('heading', { name: fault })).toBeVisible()
    expect(counts.loads).toBe(1)
    console.log(`the same with blocked storage: ${counts.loads} reload, then the error page`)
  },
)

test('a link that is only touched reloads nothing under the hands', async ({ page }) => {
  await page.route(registrationChunk, (route) => route.fulfill({ status: 404 }))
  const counts = await watch(page)
  const failed = page.waitForResponse(registrationChunk)
  await page.getByRole('link', { name: 'Become a member' }).hover()
  await failed
  await accountField(page).fill('still@example.com')
  expect(counts).toMatchObject({ loads: 0, errors: 0 })
})

test(
  'without a connection nothing is reloaded: our page says so, and goes on later',
  full,
  async ({ page, context }) => {
    const counts = await watch(page)
    await context.setOffline(true)
    await goToRegistration(page)
    await expect(page.getByRole('heading', { name: 'No connection right now' })).toBeVisible()
    expect(counts.loads).toBe(0)
    await context.setOffline(false)
    await arrived(page)
    // Some releases of Chromium remember a failed import for as long as the document stands: there one reload brings the page.
    expect(counts.loads).toBeLessThanOrEqual(1)
  },
)

test(
  'while the server is away nothing is reloaded: our page says so, and a picture that does not come is not missed',
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
    // As without a connection.
    expect(counts.loads).toBeLessThanOrEqual(1)
  },
)
