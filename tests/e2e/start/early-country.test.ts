// A country chosen on a slow phone before the page has come to life, and what depends on it.
import type { Page } from '@playwright/test'
import { countryField, labelled } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, test, type Hub } from '../helpers/hub.ts'
import { signedIn } from '../helpers/member.ts'
import { expectOnSlowPhone, slow, withoutScripts } from '../helpers/slow.ts'

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

/** Asked for in Thailand, and not in Vietnam. */
const district = (page: Page) => page.getByLabel('District', { exact: true })
const callingCode = (page: Page) => page.getByRole('combobox', { name: 'Country code' })

test(
  'a country chosen at once on a slow phone brings its own address and calling code, which are kept',
  full,
  async ({ page, hub }) => {
    const release = await openNewAddress(page, hub)
    const [country, street] = [labelled(page, 'form.address.country'), page.getByLabel('Street address')]
    await expect(district(page)).toBeVisible()
    await country.selectOption('VN')
    await street.fill('19 Hàng Bài')
    release()
    await expectOnSlowPhone(district(page)).toHaveCount(0)
    await expect(callingCode(page)).toHaveValue('VN')
    await expect(street).toHaveValue('19 Hàng Bài')
    await labelled(page, 'form.address.phone').fill('091 234 56 78')
    await page.getByLabel('Ward or commune').fill('Cửa Nam')
    await page.getByLabel('Province or city').selectOption('Hà Nội')
    await page.getByRole('button', { name: 'Save' }).click()
    const card = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem')
    await expect(card).toContainText('+84 912 345 678')
    await expect(card).toContainText('Vietnam')
  },
)

test(
  'a calling code chosen at once on a slow phone stays, under a country chosen at once as well',
  full,
  async ({ page, hub }) => {
    const release = await openNewAddress(page, hub)
    await labelled(page, 'form.address.country').selectOption('VN')
    await callingCode(page).selectOption('ID')
    release()
    await expectOnSlowPhone(district(page)).toHaveCount(0)
    await expect(callingCode(page)).toHaveValue('ID')
    const phone = labelled(page, 'form.address.phone')
    await phone.fill('0812 345 6789')
    await phone.blur()
    await expect(phone).toHaveValue('0812-3456-789')
  },
)

test('a country chosen at once on a slow phone brings its own privacy policy', full, async ({ page }) => {
  await slow(page, 'phone')
  const release = await withoutScripts(page)
  await page.goto('/registration', { waitUntil: 'commit' })
  await countryField(page).selectOption('VN')
  release()
  await expectOnSlowPhone(page.getByText(/^Vietnam, in effect since /)).toBeVisible()
})
