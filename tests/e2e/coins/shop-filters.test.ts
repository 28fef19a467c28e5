// Tests the filters and the order of the coin shop: they are in the URL, and Back and a reload keep them.
import type { Page } from '@playwright/test'
import { messagesIn } from '#tests/support/messages.ts'
import { axeFindings } from '../helpers/axe.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { press, typeText } from '../helpers/keyboard.ts'
import { memberWithCoins } from '../helpers/membersWithCoins.ts'

const en = messagesIn('en-US')
const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Returns the prices of the listed products. */
const prices = async (page: Page) =>
  (await cards(page).allInnerTexts()).map((text) => Number(/^\d[\d,]*$/m.exec(text)?.[0].replace(',', '')))

test('a member sorts and filters the coin shop, opens a product, and returns to the same list', async ({
  page,
  hub,
}) => {
  await memberWithCoins(page, hub, { earned: [{ coins: 200, daysAgo: 2 }] })
  await page.goto('/pointsMall')
  await hydrated(page)

  await test.step('the order is in the URL', async () => {
    await page.getByLabel(en['coins.mall.sort'], { exact: true }).selectOption('priceDown')
    await expect(page).toHaveURL(/sort=priceDown/)
    await expect(cards(page).first()).toContainText('Cotton morning robe')
    const listed = await prices(page)
    expect(listed).toEqual(listed.toSorted((a, b) => b - a))
  })

  await test.step('prices are entered by keyboard and apply on Enter', async () => {
    await page.getByPlaceholder(en['coins.mall.range.from']).focus()
    await typeText(page, '120')
    await page.getByPlaceholder(en['coins.mall.range.to']).focus()
    await typeText(page, '260')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/maxPrice=260/)
    await expect(page).toHaveURL(/minPrice=120/)
    await expect(cards(page).first()).toContainText('Insulated water bottle')
    for (const price of await prices(page)) expect(price).toBeGreaterThanOrEqual(120)
  })

  await test.step('“I can get this” hides products that cost more than the balance', async () => {
    await page.getByRole('checkbox', { name: en['coins.mall.available'] }).click()
    await expect(page).toHaveURL(/available=true/)
    await expect(cards(page).filter({ hasText: 'Insulated water bottle' })).toHaveCount(0)
    await expect(cards(page).first()).toContainText('200')
  })

  await test.step('Back, the back link and a reload keep the filter', async () => {
    const list = page.url()
    const count = await cards(page).count()
    await cards(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/product=/)
    await page.goBack()
    await expect(page).toHaveURL(list)
    await expect(cards(page)).toHaveCount(count)
    await cards(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/product=/)
    await page.getByRole('link', { name: en['coins.mall.title'] }).click()
    await expect(cards(page)).toHaveCount(count)
    await page.reload()
    await hydrated(page)
    await expect(cards(page)).toHaveCount(count)
  })

  await test.step('an empty list leads back to all products', async () => {
    await page.goto('/pointsMall?maxPrice=1')
    await hydrated(page)
    await expect(page.getByRole('heading', { name: en['coins.mall.none'] })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await press(page, page.getByRole('link', { name: en['coins.mall.all'] }))
    await expect(cards(page).first()).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
})
