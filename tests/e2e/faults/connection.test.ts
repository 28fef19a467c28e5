// Unreliable networks: a captive portal, a reset call, and a browser that misreports its connection.
import type { Page, Route } from '@playwright/test'
import { messagesIn } from '#tests/support/messages.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { checkInButton, register } from '../helpers/journey.ts'

const en = messagesIn('en-US')
const bar = 'You’re offline. What you’ve read is still here.'

/** Counts requests from now on. */
function requestsOf(page: Page) {
  const counted: string[] = []
  page.on('request', (request) => counted.push(new URL(request.url()).pathname))
  return counted
}

const portal = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<title>Welcome to our Wi-Fi</title>' })

test('home shows the error of one call in its own area, and the connection stays', async ({ page, hub }) => {
  await register(page, hub)
  await page.goto('/gifts')
  await hydrated(page)
  await page.route('**/user/task/pending', (route) => route.abort('connectionreset'))
  const requests = requestsOf(page)
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mali')
  await expect(checkInButton(page)).toBeVisible()
  await expect(page.getByText(bar)).toHaveCount(0)
  await expect(page.getByRole('main').getByText(en['error.transport']).first()).toBeVisible()
  expect(requests.filter((path) => path.endsWith('/task/pending')).length).toBeLessThan(4)
  await page.unrouteAll()
  await page.getByRole('main').getByRole('button', { name: en['platform.tryAgain'] }).first().click()
  await expect(page.getByRole('main').getByText(en['error.transport'])).toHaveCount(0)
})

test('a browser that always reports to be offline shows home without the offline bar', async ({
  page,
  hub,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
  await register(page, hub)
  const probed = page.waitForResponse('**/health')
  await page.goto('/')
  await hydrated(page)
  await probed
  await expect(checkInButton(page)).toBeVisible()
  await expect(page.getByText(bar)).toHaveCount(0)
})

test(
  'a captive portal causes at most 12 requests in 60 seconds, and the page recovers',
  full,
  async ({ page, hub }) => {
    await register(page, hub)
    await page.goto('/')
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await page.clock.install()
    await page.route(/\/(?:api|health|builds)/, portal)
    const requests = requestsOf(page)
    await checkInButton(page).click()
    await expect(page.getByText(bar)).toBeVisible()
    for (let second = 0; second < 60; second++) await page.clock.runFor(1000)
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(12)
    await page.unrouteAll()
    // Advances in steps, because responses arrive in real time: a probe would time out in virtual time.
    const isShown = async () => {
      await page.clock.runFor(1000)
      return await page.getByText(bar).isVisible()
    }
    await expect.poll(isShown, { timeout: 40_000, intervals: [100] }).toBe(false)
  },
)
