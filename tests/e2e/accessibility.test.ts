// axe on every screen of the slice, in four languages, by day and night, on a phone and a desktop.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './hub.ts'
import { looks } from './looks.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

const locales = ['EN', 'ID', 'TH', 'VN']

for (const { language, theme, width } of looks) {
  const locale = locales[language] ?? ''
  test(`axe finds nothing: ${locale}, ${theme}, ${width} px`, async ({ page, hub, context }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const cookie = (name: string, value: string) => ({ name, value, url: hub.origin })
    await context.addCookies([cookie('locale', locale), cookie('theme', theme)])
    await clean(page, '/login')
    await page.locator('[name=account]').fill('moon@example.com')
    await page.locator('button[type=submit]').click()
    await expect(page.locator('[name=code]')).toBeVisible()
    await spotless(page, '/login with a code')
    await clean(page, '/redirect/fastLogin/google')
    await clean(page, '/registration')
    await clean(page, '/forget_pwd')
    await clean(page, '/recover_pwd')
    await clean(page, '/no/such/page')
    await clean(page, '/contact')
    await clean(page, '/app/faq')
    await clean(page, '/app/privacy')
    await clean(page, '/app/email-verifications')
    await clean(page, '/activity/guidance')
    await clean(page, '/activity/2025/Mamaglow')
    await clean(page, '/activity/2025/EventRegistration')

    const answer = await page.request.post('/api/station/user/login', {
      data: { account: 'sprout@example.com', password: 'quiet river at night' },
    })
    await context.addCookies([cookie('hub_token', (await answer.json()).data.token)])
    await clean(page, '/')
    await clean(page, '/games/normalCheckIn')
    await clean(page, '/about-me')
    await clean(page, '/about-me/edit-profile')
    await clean(page, '/changePassword')
    await clean(page, '/activity/2025/RegistryWeekend')
    await clean(page, '/address')
    await clean(page, '/address?edit=new')
    await clean(page, '/about-me/privacy')
    await clean(page, '/del-account')
    await clean(page, '/logout')
  })
}

async function clean(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await spotless(page, path)
}

async function spotless(page: Page, path: string) {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  expect(
    violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes.map(({ target }) => target).join(', ')}`),
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
    expect
      .soft(overflow, `${path} is wider than the screen, text at ${size || '100%'}`)
      .toBeLessThanOrEqual(0)
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}
