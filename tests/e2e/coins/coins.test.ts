// Tests the coins pages: history, expiry, and products that expiring coins can pay for.
import type { Page } from '@playwright/test'
import { unbroken } from '#api/locale/unbroken.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { call } from '../helpers/member.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { memberWithCoins } from '../helpers/membersWithCoins.ts'

const en = messagesIn('en-US')
const rows = (page: Page) => page.getByRole('region', { name: /^[A-Z][a-z]+ 20\d\d$/ }).getByRole('listitem')

test('a member sees a year of coin history, expiring coins, and each transaction with the coin lots that it used', async ({
  page,
  hub,
}) => {
  const many = Array.from({ length: 25 }, (_, place) => ({ coins: place + 1, daysAgo: 25 - place }))
  const { token } = await memberWithCoins(page, hub, { earned: [{ coins: 130, daysAgo: 300 }, ...many] })
  await call(hub, 'redeemMallProduct', { body: { productId: 'free-shipping' }, token })
  await page.goto('/coins')
  await hydrated(page)

  await test.step('the rewards page shows the balance, and links to twelve months of history', async () => {
    await expect(page.getByText('305', { exact: true }).first()).toBeVisible()
    await page.getByRole('link', { name: en['coins.history.title'] }).click()
    await expect(page.getByRole('heading', { level: 1, name: en['coins.history.title'] })).toBeVisible()
    await expect(
      page.getByRole('img', { name: /^Your coins over twelve months: 0 .* 305 now$/ }),
    ).toBeVisible()
    await page.getByText(en['coins.chart.table']).click()
    const months = page.getByRole('table').getByRole('row')
    await expect(months).toHaveCount(13)
    await expect(months.last()).toContainText('305')
  })

  await test.step('transactions are loaded page by page and filtered by kind and month, and Back from the details restores the list', async () => {
    await expect(rows(page)).toHaveCount(20)
    await page.getByRole('button', { name: en['list.more'] }).click()
    await expect(rows(page)).toHaveCount(27)
    await rows(page).last().getByRole('link').click()
    await expect(page).toHaveURL(/detail\?id=/)
    await page.goBack()
    await expect(rows(page).last()).toBeInViewport()
    await page.getByRole('radio', { name: 'Spent' }).click()
    await expect(page).toHaveURL(/kind=spent/)
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('Free shipping')
    await rows(page).getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Free shipping' })).toBeVisible()
    await expect(page.getByText('Coin shop')).toBeVisible()
    // Coins that expire first are spent first: all coins of the oldest lot, then a part of the newer lots.
    await expect(page.getByText('130', { exact: true })).toBeVisible()
    await expect(page.getByText('none left').first()).toBeVisible()
    await page.goBack()
    await expect(rows(page)).toHaveCount(1)
    await page.getByLabel(en['coins.month'], { exact: true }).selectOption({ index: 12 })
    await expect(page.getByText(en['coins.found.none'])).toBeVisible()
    await page.getByRole('link', { name: en['coins.found.all'] }).click()
    await expect(rows(page)).toHaveCount(27)
  })
})

test('expiring coins are shown with products that they can pay for', full, async ({ page, hub }) => {
  await memberWithCoins(page, hub, { earned: [{ coins: 125, daysAgo: 340 }] })
  await page.goto('/coins')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: /^125 coins to use by / })).toBeVisible()
  const rescue = page.getByRole('list', { name: en['coins.rescue.products'] })
  await expect(rescue.getByRole('listitem')).toHaveCount(3)
  await rescue.getByRole('link').first().click()
  await expect(page.getByRole('link', { name: /^Redeem for / })).toBeVisible()
})

test('a member with few coins sees the next products with the missing coins', async ({ page, hub }) => {
  await memberWithCoins(page, hub, { earned: [{ coins: 45, daysAgo: 2 }] })
  await page.goto('/coins')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: en['coins.mall.now'] })).toHaveCount(0)
  const next = page
    .locator('section', { has: page.getByRole('heading', { name: en['coins.mall.later'] }) })
    .getByRole('listitem')
  await expect(next).toHaveCount(3)
  await expect(next.first()).toContainText('Cotton baby hat')
  await expect(next.first()).toContainText(unbroken('45 coins to go'))
  await next.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cotton baby hat' })).toBeVisible()
})

test(
  'a member without coins sees a link to the check-in, and the next page of transactions loads on retry after a failure',
  full,
  async ({ page, hub }) => {
    await memberWithCoins(page, hub, { earned: [] })
    await page.goto('/coins/detail')
    await hydrated(page)
    await expect(page.getByRole('heading', { name: en['coins.none'] })).toBeVisible()
    await expect(page.getByRole('link', { name: en['coins.collect'] })).toHaveAttribute(
      'href',
      '/games/normalCheckIn',
    )

    await memberWithCoins(page, hub, { earned: Array.from({ length: 22 }, () => ({ coins: 1, daysAgo: 1 })) })
    await page.goto('/coins/detail')
    await hydrated(page)
    const more = page.getByRole('button', { name: en['list.more'] })
    let isBack = false
    await page.route('**/health', (route) => (isBack ? route.continue() : route.abort()))
    await page.route('**/movementList?**', (route) => route.abort(), { times: 1 })
    await more.click()
    await expect(page.getByText(en['list.failed'])).toBeVisible()
    await expect(rows(page)).toHaveCount(20)

    // Check that the list is fetched again if the connection is restored while the next page of the list is loading.
    const { promise: isOnItsWay, resolve } = Promise.withResolvers<void>()
    await page.route('**/movementList?**', () => resolve(), { times: 1 })
    await more.click()
    await isOnItsWay
    const anew = page.waitForResponse('**/movementList')
    isBack = true
    await anew
    await expect(rows(page)).toHaveCount(22)
  },
)
