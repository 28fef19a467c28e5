// Tests the layout of members' pages: banners keep their shape on wide screens, notifications are in one column, the
// price of a product and the language are not cut, and members keep their tabs on pages that visitors may open.
import type { Page } from '@playwright/test'
import { messagesIn } from '#tests/support/messages.ts'
import { expect, hydrated, test, type Hub } from '../helpers/hub.ts'
import { dataOf, signedIn } from '../helpers/member.ts'

const en = messagesIn('en-US')

const windows = [
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

/** Signs in as the sample member who has banners, coins, gifts and notifications. */
async function signInAsSample(page: Page, hub: Hub) {
  const body = { account: 'sprout@example.com', password: 'quiet river at night' }
  const { token } = await dataOf(hub, 'login', { body })
  await page.context().addCookies([
    { name: 'hub_token', value: token, url: hub.origin },
    { name: 'locale', value: 'EN', url: hub.origin },
  ])
}

const tabs = (page: Page) => page.getByRole('navigation', { name: en['platform.nav'] }).getByRole('link')

test('banners keep the shape of their picture on tablets and desktops', async ({ page, hub }) => {
  await signInAsSample(page, hub)
  for (const path of ['/', '/gifts', '/villages']) {
    await page.goto(path)
    const banners = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.locator('img.min-h-36') })
    await expect(banners.first()).toBeVisible()
    for (const size of windows) {
      await page.setViewportSize(size)
      for (const banner of await banners.all()) {
        const card = await banner.boundingBox()
        const picture = await banner.locator('img').boundingBox()
        expect(card?.height, `${path} at ${size.width} px`).toBeLessThan(220)
        const ratio = (picture?.width ?? 0) / (picture?.height ?? 1)
        expect(ratio, `${path} at ${size.width} px`).toBeGreaterThan(0.6)
        expect(ratio, `${path} at ${size.width} px`).toBeLessThan(1.8)
      }
    }
  }
})

test('notifications are in one column from the newest to the oldest, and unread ones are tinted', async ({
  page,
  hub,
}) => {
  await signInAsSample(page, hub)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/about-me/notices')
  const rows = page.getByRole('main').locator('section > ul > li')
  await expect(rows.nth(3)).toBeVisible()
  const read = await rows.evaluateAll((items) =>
    items.map((item) => ({
      left: item.getBoundingClientRect().left,
      at: Date.parse(item.querySelector('time')?.dateTime ?? ''),
      color: getComputedStyle(item).backgroundColor,
    })),
  )
  expect(new Set(read.map(({ left }) => left)).size).toBe(1)
  const times = read.map(({ at }) => at)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  const [first] = read
  await page.getByRole('button', { name: en['profile.notices.readAll'] }).click()
  await expect(rows.first()).not.toHaveCSS('background-color', first?.color ?? '')
})

test('a phone shows the price of a product next to its title, and a large stock is not shown', async ({
  page,
  hub,
}) => {
  await signInAsSample(page, hub)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/pointsMall?product=baby-socks')
  await hydrated(page)
  const title = page.getByRole('heading', { level: 1 })
  const header = page.getByRole('banner').or(page.getByRole('main').locator('header')).last()
  await expect(header).toContainText('120')
  const bar = await page.locator('[data-action-bar]').boundingBox()
  const price = await header.boundingBox()
  expect((price?.y ?? 740) + (price?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  await expect(title).toBeVisible()
  await expect(page.getByText(en['coins.mall.stock'])).toHaveCount(0)
  // The member has enough coins and needs no savings goal.
  await expect(page.getByRole('button', { name: en['coins.wish.set'] })).toHaveCount(0)
})

test('the rewards tab starts with products that the member can get now', async ({ page, hub }) => {
  await signInAsSample(page, hub)
  await page.goto('/coins')
  await page.getByRole('link', { name: 'Soft night light' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soft night light')
})

test('the account page shows orders before tasks, and the changed policy in a few lines', async ({
  page,
  hub,
}) => {
  await signInAsSample(page, hub)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about-me')
  await hydrated(page)
  const orders = await page.getByRole('link', { name: new RegExp(en['profile.way.orders']) }).boundingBox()
  expect(orders?.y).toBeLessThan(700)
  const agree = page.getByRole('button', { name: en['profile.policy.agree'] })
  await expect(agree).toBeHidden()
  await page.getByText(en['profile.policy.title']).click()
  await expect(agree).toBeVisible()
})

test('the name of the language is not cut next to free space', async ({ page, hub }) => {
  await signedIn(page, hub, { locale: 'ID' })
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/')
  const width = await page.locator('header select').evaluate((select) => {
    const before = select.getBoundingClientRect().width
    const free = new CSSStyleSheet()
    free.replaceSync('header select { max-width: none !important }')
    document.adoptedStyleSheets.push(free)
    return { before, after: select.getBoundingClientRect().width }
  })
  expect(width.before).toBe(width.after)
})

test('members keep their tabs and notifications on pages that visitors may open', async ({ page, hub }) => {
  const paths = [
    '/contact',
    '/questionnaire',
    '/activity/packageCard/BreastPump',
    '/common/logisticsTrajectory',
  ]
  for (const path of paths) {
    await page.goto(path)
    await expect(tabs(page)).toHaveCount(0)
  }
  await signInAsSample(page, hub)
  for (const path of [...paths, '/activity/2025/RegistryWeekend']) {
    await page.goto(path)
    await expect(tabs(page), path).toHaveCount(5)
    await expect(page.getByRole('link', { name: /^Your notifications/ })).toBeVisible()
    await hydrated(page)
  }
  await tabs(page).first().click()
  await expect(page).toHaveURL(`${hub.origin}/`)
})
