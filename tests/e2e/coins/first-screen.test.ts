// Tests the first screen of a product and of a gift on a phone: price, picture and facts are above the action bar.
import type { Page } from '@playwright/test'
import { messagesIn } from '#tests/support/messages.ts'
import { axeFindings } from '../helpers/axe.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { joined, signedInAs } from '../helpers/member.ts'
import { memberWithCoins } from '../helpers/membersWithCoins.ts'

const en = messagesIn('en-US')

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

/** Returns the lower edge of the fact, and the upper edge of the bar with the button or of the tabs. */
async function edgesOf(page: Page, fact: string) {
  const row = page.getByRole('main').locator('dl > div', { hasText: fact })
  const bar = page.locator('[data-action-bar]')
  const [rowBox, barBox] = await Promise.all([row.boundingBox(), bar.boundingBox()])
  return { fact: (rowBox?.y ?? Infinity) + (rowBox?.height ?? 0), bar: barBox?.y ?? 0 }
}

test('the first screen of a product shows its price, picture and facts, with the value in the currency of the country', async ({
  page,
  hub,
}) => {
  await memberWithCoins(page, hub, { earned: [{ coins: 400, daysAgo: 2 }] })
  await page.goto('/pointsMall?product=night-light')
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Soft night light' })).toBeInViewport()
  const picture = await main.locator('section img').first().boundingBox()
  expect(picture?.height).toBeLessThan(200)
  await expect(main.locator('dl')).toContainText(`${en['item.value']}฿590`)
  const { fact, bar } = await edgesOf(page, en['item.value'])
  expect(fact).toBeLessThan(bar)
  expect(await axeFindings(page)).toEqual([])
})

test('the first screen of a gift shows its facts; a value in another currency is not shown', async ({
  page,
  hub,
}) => {
  const { token } = await joined(hub, { countryCode: 'SG' })
  await signedInAs(page, hub, { token, locale: 'EN' })
  await page.goto('/gifts/list?gift=milk-bags')
  await hydrated(page)
  await expect(page.getByRole('main').getByText(en['gifts.free'], { exact: true })).toBeInViewport()
  await expect(page.getByRole('main').locator('dl')).not.toContainText('$')
  const { fact, bar } = await edgesOf(page, en['item.delivery'])
  expect(fact).toBeLessThan(bar)
})
