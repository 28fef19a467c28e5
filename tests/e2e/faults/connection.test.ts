// Tests unreliable networks: a captive portal, a call whose connection is reset, and a browser that wrongly reports
// that it is offline.
import type { Page, Route } from '@playwright/test'
import { messagesIn } from '#tests/support/messages.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { checkInButton, register } from '../helpers/steps.ts'

const en = messagesIn('en-US')
const bar = 'You’re offline. What you’ve read is still here.'

/** Records the paths of all requests that the page sends from now on. */
function requestsOf(page: Page) {
  const counted: string[] = []
  page.on('request', (request) => counted.push(new URL(request.url()).pathname))
  return counted
}

const portal = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<title>Welcome to our Wi-Fi</title>' })

test('if one call fails, the home page shows the error in the section that needs the data, without the offline bar', async ({
  page,
  hub,
}) => {
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

test('the home page hides the offline bar in a browser that always reports that it is offline', async ({
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

test('the offline bar is shown if the hub responds once more after the browser has reported a lost connection', async ({
  page,
  hub,
}) => {
  await register(page, hub)
  await page.goto('/')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  let checks = 0
  await page.route('**/health', (route) => {
    checks += 1
    return checks === 1 ? route.continue() : route.abort('internetdisconnected')
  })
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    dispatchEvent(new Event('offline'))
  })
  await expect(page.getByText(bar)).toBeVisible()
  expect(checks).toBeGreaterThan(1)
  await page.unrouteAll()
  await expect(page.getByText(bar)).toBeHidden()
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
    // Advance the virtual clock in steps, because responses arrive in real time. After one large step, probes would
    // time out before their responses arrive.
    const isShown = async () => {
      await page.clock.runFor(1000)
      return await page.getByText(bar).isVisible()
    }
    await expect.poll(isShown, { timeout: 40_000, intervals: [100] }).toBe(false)
  },
)
