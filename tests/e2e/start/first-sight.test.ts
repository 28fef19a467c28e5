// Tests the first sight of a visitor: `/login` and `/registration` introduce the membership, and people who have signed
// in on the device before see the usual sign-in page.
import type { Locator, Page } from '@playwright/test'
import { axeFindings } from '../helpers/axe.ts'
import {
  accountField,
  codeField,
  firstNameField,
  messagesIn,
  policyBox,
  submitButton,
} from '../helpers/fields.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { typeText } from '../helpers/keyboard.ts'
import { newAccount, setLanguage, signedIn } from '../helpers/member.ts'
import { coinsOf, signOut } from '../helpers/steps.ts'

const en = messagesIn.EN
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

/** Maximum number of taps from the first page to the first coins, including a tap on each field. */
const maxTaps = 6

const introduction = (page: Page) => page.getByRole('region', { name: en['membership.intro.get'] })
const joinLink = (page: Page) => page.getByRole('link', { name: 'Join: 20 coins are waiting' }).first()

test.describe('on a phone', () => {
  test.use({ ...phone, celebrates: true })

  test('a new visitor joins and has the first coins within six taps', async ({ page, hub }) => {
    const account = newAccount()
    let taps = 0
    const tap = async (target: Locator, options = {}) => {
      taps += 1
      await target.tap(options)
    }
    await page.goto('/')
    await expect(page).toHaveURL(/\/login/)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en['membership.intro.title'])
    await expect(page).toHaveTitle(`${en['membership.intro.title']} · ${en['platform.title']}`)
    await expect(page.getByRole('link', { name: en['session.registration.title'] })).toHaveCount(0)
    await tap(joinLink(page))
    await expect(page).toHaveURL(/\/registration/)
    await tap(firstNameField(page))
    await typeText(page, 'Mali')
    await tap(accountField(page))
    await typeText(page, account)
    // Tap without Playwright's checks: the label covers the checkbox and contains a link.
    await tap(policyBox(page), { force: true })
    await tap(submitButton(page))
    await expect(codeField(page)).toBeVisible()
    await codeField(page).fill(await hub.codeFor(account))
    const moment = page.getByRole('dialog', { name: 'Your first 20 coins' })
    await expect(moment).toContainText(/\d+ more, and the first reward is yours\./)
    await tap(moment.getByRole('button', { name: en['platform.first.next'] }))
    expect(await coinsOf(page)).toBe(20)
    expect(taps).toBeLessThanOrEqual(maxTaps)
    // The celebration belongs to the registration: a later visit does not repeat it.
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('main')).toContainText(en['profile.firstSteps.title'])
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  for (const [locale, says] of Object.entries(messagesIn))
    test(`the fields of the registration and its button fit on one screen in ${locale}`, async ({
      page,
      hub,
    }) => {
      if (locale === 'EN' || locale === 'ID' || locale === 'TH' || locale === 'VN')
        await setLanguage(page, hub, locale)
      await page.goto('/registration')
      await hydrated(page)
      for (const part of [firstNameField(page, says), accountField(page, says), submitButton(page)])
        await expect(part).toBeInViewport({ ratio: 1 })
      await expect(policyBox(page, says)).toBeInViewport()
    })
})

test('the introduction shows rewards with their price, all levels, and questions that open without scripts', async ({
  page,
}) => {
  await page.goto('/login')
  await hydrated(page)
  const rewards = introduction(page).getByRole('listitem').filter({ hasText: 'coins' })
  await expect(rewards.filter({ hasText: 'Soft night light' })).toContainText('320')
  // Browsers outside the United States accept `en-US` as well, so the value is not shown in dollars.
  await expect(introduction(page)).toContainText('Hello-baby box. You have 90 days')
  for (const level of ['Moon', 'Sprout', 'Nest', 'Ribbon'])
    await expect(introduction(page).getByRole('heading', { name: level, exact: true })).toBeVisible()
  const article = introduction(page).getByRole('article')
  await expect(article.getByRole('heading')).toHaveText('Awake at three')
  await expect(article.getByText(/“This night will end/)).toBeVisible()
  await expect(introduction(page).getByRole('link', { name: 'Mamaglow' })).toHaveAttribute(
    'href',
    '/activity/2025/Mamaglow',
  )
  const answer = introduction(page).getByText(/It’s free\.$/)
  await expect(answer).toBeHidden()
  await introduction(page).getByText('How do I become a member?').click()
  await expect(answer).toBeVisible()
})

test('the browser neither loads nor changes the introduction that the server sent', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const response = await page.goto('/login')
  expect(await response?.text()).toContain('Soft night light')
  await hydrated(page)
  await submitButton(page).focus()
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => /introduction|static/i.test(url))).toEqual([])
  const reactNodes = await introduction(page).evaluate(
    (section) =>
      [section, ...section.querySelectorAll('*')].filter((element) =>
        Object.keys(element).some((key) => key.startsWith('__react')),
      ).length,
  )
  expect(reactNodes).toBe(0)
  expect(await response?.text()).not.toContain('getIntroduction')
})

test('the introduction follows a change of language and of the theme', async ({ page }) => {
  await page.goto('/login')
  await hydrated(page)
  const picture = introduction(page).locator('img:visible').first()
  await expect(picture).toHaveAttribute('src', /^\/art\/gifts\//)
  await page.getByRole('button', { name: en['platform.theme.night'] }).click()
  await expect(picture).toHaveAttribute('src', /^\/art\/night\/gifts\//)
  await page.getByRole('combobox', { name: en['platform.language'] }).selectOption('th-TH')
  const region = page.getByRole('region', { name: messagesIn.TH['membership.intro.get'] })
  await expect(region.getByRole('listitem').filter({ hasText: 'โคมไฟกลางคืนแสงนุ่ม' })).toBeVisible()
  await expect(introduction(page)).toHaveCount(0)
})

test('a link of the introduction opens its page without a reload, and the Back button returns', async ({
  page,
}) => {
  await page.goto('/login')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('link', { name: en['membership.intro.questions.all'] }).click()
  await expect(page).toHaveURL(/\/app\/faq$/)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await page.goBack()
  await expect(joinLink(page)).toBeVisible()
  await expect(introduction(page)).toContainText('Soft night light')
})

test('people who have signed in on the device before see the usual sign-in page', async ({ page, hub }) => {
  await signedIn(page, hub, { locale: 'EN' })
  await page.goto('/')
  await signOut(page)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en['session.login.title'])
  await expect(introduction(page)).toHaveCount(0)
  await expect(joinLink(page)).toHaveCount(0)
})

test('the sign-in page names the page that the visitor came for, and the registration returns there', async ({
  page,
}) => {
  await page.goto('/gifts/eMagazineList')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(page.getByText('Join or sign in to read the magazine.')).toBeVisible()
  await joinLink(page).click()
  await expect(page).toHaveURL(/\/registration\?redirect=.*eMagazineList/)
})

for (const [path, title] of [
  ['/gifts/eMagazineList', 'Awake at three'],
  ['/villages', en['membership.intro.courses']],
  ['/activities', en['membership.intro.activities']],
] as const)
  test(`a visitor of ${path} first sees a preview of its content`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login\?redirect=/)
    const headings = introduction(page).getByRole('heading')
    await expect(headings.first()).toHaveText(en['membership.intro.inside'])
    await expect(headings.nth(1)).toHaveText(title)
  })

for (const width of [320, 360, 768, 1023])
  test(`the picture of the sign-in contains the heads of mother and baby at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/login')
    const bandOf = async (selector: string) => await page.locator(selector).first().boundingBox()
    const [picture, card] = [await bandOf('svg[viewBox="0 0 800 1000"]'), await bandOf('main')]
    const [header, scale] = [await bandOf('header'), (picture?.width ?? 0) / 800]
    // Coordinates of the moon's top and of the baby's chin in the drawing.
    expect((picture?.y ?? 0) + 310 * scale).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    expect((picture?.y ?? 0) + 555 * scale).toBeLessThanOrEqual(card?.y ?? 0)
  })

for (const path of ['/login', '/registration'])
  for (const theme of ['light', 'dark'] as const)
    test(`${path} with the introduction has no accessibility findings in the ${theme} theme`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: theme })
      await page.goto(path)
      await hydrated(page)
      expect(await axeFindings(page)).toEqual([])
    })
