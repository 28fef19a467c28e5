// Tests sign-in in a browser that blocks cookies: pages say so before they request a code, and offer the features that
// work without cookies.
import type { Page } from '@playwright/test'
import { accountField, codeField, forms, submitButton } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { withoutScripts } from '../helpers/slow.ts'

/** Blocks cookies as browsers do: scripts can neither read nor write them, and `Set-Cookie` of documents has no effect. */
async function blockCookies(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
  })
  await page.route(
    (url) => !/^\/(?:assets|_i18n|api)\//.test(url.pathname),
    async (route) => {
      const response = await route.fetch({ maxRedirects: 0 })
      // Delete the cookies of the response, because Playwright stores them when it fetches the response.
      await page.context().clearCookies()
      const { 'set-cookie': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    },
  )
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Cookies are turned off' })

test('if cookies are blocked, sign-in, registration and recovery do not request a code, and show the features that work without cookies', async ({
  page,
}) => {
  const codes: string[] = []
  page.on('request', (request) => {
    if (/sendVerifyCode|forgetPassword/i.test(request.url())) codes.push(request.url())
  })
  await blockCookies(page)
  for (const path of ['/login', '/registration', '/forget_pwd', '/recover_pwd']) {
    await page.goto(path)
    await expect(notice(page), path).toBeVisible()
    await expect(forms(page), path).toHaveCount(0)
  }
  expect(codes).toEqual([])
  await notice(page).getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('if cookies work, the sign-in page shows no message about cookies, and deletes its test cookie', async ({
  page,
}) => {
  await page.goto('/login')
  await hydrated(page)
  await expect(accountField(page)).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('probe')
})

test('if cookies are blocked, a click before hydration sends no code', full, async ({ page }) => {
  await blockCookies(page)
  const release = await withoutScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await accountField(page).fill('blocked@example.com')
  await submitButton(page).click()
  await page.waitForLoadState('domcontentloaded')
  release()
  await expect(notice(page)).toBeVisible()
  await expect(codeField(page)).toHaveCount(0)
  expect(await (await page.request.get('/inbox')).text()).not.toContain('blocked@example.com')
})
