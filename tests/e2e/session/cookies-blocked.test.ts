// Sign-in in a browser that blocks cookies: pages report it before a code is requested and offer the features that work without.
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
      // Playwright stores the cookies of responses that it fetches.
      await page.context().clearCookies()
      const { 'set-cookie': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    },
  )
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Cookies are turned off' })

test('without cookies sign-in, registration and recovery request no code and show the features that still work', async ({
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

test('with cookies the sign-in page shows no notification about them and leaves no probe cookie', async ({
  page,
}) => {
  await page.goto('/login')
  await hydrated(page)
  await expect(accountField(page)).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('probe')
})

test('a click before hydration sends no code without cookies', full, async ({ page }) => {
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
