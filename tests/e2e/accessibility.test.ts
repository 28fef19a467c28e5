// axe on every screen of the route tree, one test a screen: in four languages, by day and night, on a phone and a desktop.
import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { locales } from '../../src/client/languages.ts'
import { screens } from '../../scripts/screens.ts'
import { expect, hydrated, test, type Hub } from './hub.ts'
import { looks } from './looks.ts'
import { call } from './member.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

for (const { language, theme, width } of looks) {
  const locale = locales[language] ?? ''
  test.describe(`axe finds nothing: ${locale}, ${theme}, ${width} px`, () => {
    test.beforeEach(async ({ page, context, hub }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await setCookies(context, hub, { locale, theme })
    })

    test('/login with a code', async ({ page }) => {
      await page.goto('/login')
      await hydrated(page)
      await page.locator('[name=account]').fill('moon@example.com')
      await page.locator('button[type=submit]').click()
      await expect(page.locator('[name=code]')).toBeVisible()
      await expectAccessible(page)
    })

    for (const { name, path, signedIn } of screens)
      test(`${name}, ${path}`, async ({ page, context, hub }) => {
        if (signedIn) {
          const account = { account: 'sprout@example.com', password: 'quiet river at night' }
          const { data } = await call(hub, 'login', account)
          await setCookies(context, hub, { hub_token: String(data.token) })
        }
        const answer = await page.goto(path)
        expect(answer?.status() === 404, 'not found').toBe(name === 'not-found')
        await hydrated(page)
        await expectAccessible(page)
      })
  })
}

const setCookies = (context: BrowserContext, { origin }: Hub, cookies: Record<string, string>) =>
  context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })))

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(', ')}`),
  ).toEqual([])
  // A page without its style sheet has nothing to complain of, and nothing to show.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).not.toBe(
    'rgba(0, 0, 0, 0)',
  )
  for (const size of ['', '200%']) {
    const overflow = await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
      return document.documentElement.scrollWidth - innerWidth
    }, size)
    expect.soft(overflow, `wider than the screen, text at ${size || '100%'}`).toBeLessThanOrEqual(0)
  }
}
