// Tests that people see an error page if rendering fails, that bots see the content instead, and that render errors are
// logged.
import { expect, hydrated, test } from '../helpers/hub.ts'

test('a fatal or unhandled error shows the error page within the page layout, and render errors are logged (section 8 of the specification)', async ({
  browser,
  hub,
}) => {
  const page = await browser.newPage({ baseURL: hub.origin })
  const consoleErrors: string[] = []
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()))
  await page.route('**/activity/campaign/**', (route) =>
    route.fulfill({ status: 500, json: { code: 500, message: '' } }),
  )
  await page.goto('/activity/guidance')
  await hydrated(page)
  await page.evaluate(() => {
    history.pushState(null, '', '/activity/2024/BrandDay')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(consoleErrors.some((words) => words.includes('CallError'))).toBe(true)
  await page.unroute('**/activity/campaign/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for coming' })).toBeVisible()
  await page.close()
})

test('a bot gets the server-rendered content instead of an error page if scripts and calls fail (section 8 of the specification)', async ({
  browser,
  hub,
}) => {
  const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  const page = await browser.newPage({ baseURL: hub.origin, userAgent: bot })
  // Make API calls and the loading of translations fail: bots must still see the server-rendered content.
  await page.route('**/api/**', (route) => route.abort())
  await page.route('**/_i18n/**', (route) => route.abort())
  const answer = await page.goto('/activity/2024/BrandDay')
  expect(answer?.status()).toBe(200)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { name: 'Thank you for coming' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toHaveCount(0)
  await page.close()
})
