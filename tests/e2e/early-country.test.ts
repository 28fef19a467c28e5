// A country chosen on a slow phone before the page has come to life, and what depends on it.
import type { Page } from '@playwright/test'
import { expect, test, type Hub } from './hub.ts'
import { signedIn } from './member.ts'
import { expectOnSlowPhone, slow, withoutScripts } from './slow.ts'

// A slow phone on a machine with other work.
test.describe.configure({ timeout: 120_000 })

/** A member in Thailand opens the form of a new address, whose scripts wait until they are released. */
async function openNewAddress(page: Page, hub: Hub) {
  await signedIn(page, hub, { locale: 'EN', countryCode: 'TH' })
  await slow(page, 'phone')
  const release = await withoutScripts(page)
  await page.goto('/address?edit=new', { waitUntil: 'commit' })
  return release
}

const callingCode = (page: Page) => page.getByRole('combobox', { name: 'Country code' })

test('a country chosen at once on a slow phone brings its own address and calling code, which are kept', async ({
  page,
  hub,
}) => {
  const release = await openNewAddress(page, hub)
  const field = (name: string) => page.locator(`form [name=${name}]`)
  await expect(field('city')).toBeVisible()
  await field('countryCode').selectOption('VN')
  await field('line1').fill('19 Hàng Bài')
  release()
  await expectOnSlowPhone(field('city')).toHaveCount(0)
  await expect(callingCode(page)).toHaveValue('VN')
  await expect(field('line1')).toHaveValue('19 Hàng Bài')
  await field('phone').fill('091 234 56 78')
  await field('ward').fill('Cửa Nam')
  await field('province').selectOption('Hà Nội')
  await page.getByRole('button', { name: 'Save' }).click()
  const card = page.locator('main ul > li')
  await expect(card).toContainText('+84 912 345 678')
  await expect(card).toContainText('Vietnam')
})

test('a calling code chosen at once on a slow phone stays, under a country chosen at once as well', async ({
  page,
  hub,
}) => {
  const release = await openNewAddress(page, hub)
  await page.locator('form [name=countryCode]').selectOption('VN')
  await callingCode(page).selectOption('ID')
  release()
  await expectOnSlowPhone(page.locator('form [name=city]')).toHaveCount(0)
  await expect(callingCode(page)).toHaveValue('ID')
  await page.locator('form [name=phone]').fill('0812 345 6789')
  await page.locator('form [name=phone]').blur()
  await expect(page.locator('form [name=phone]')).toHaveValue('0812-3456-789')
})

test('a country chosen at once on a slow phone brings its own privacy policy', async ({ page }) => {
  await slow(page, 'phone')
  const release = await withoutScripts(page)
  await page.goto('/registration', { waitUntil: 'commit' })
  await page.locator('form [name=countryCode]').selectOption('VN')
  release()
  await expectOnSlowPhone(page.getByText(/^Vietnam, in force since /)).toBeVisible()
})
