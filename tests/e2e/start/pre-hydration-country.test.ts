// Tests a country that is chosen on a slow phone before hydration, and the fields that depend on it.
import type { Page } from '@playwright/test'
import { countryField, labelled, openMoreChoices } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, test, type Hub } from '../helpers/hub.ts'
import { signedIn } from '../helpers/member.ts'
import { expectOnSlowPhone, slow, withoutScripts } from '../helpers/slow.ts'

/** Opens the form of a new address for a member in Thailand. @returns a function that releases the scripts */
async function openNewAddress(page: Page, hub: Hub) {
  await signedIn(page, hub, { locale: 'EN', countryCode: 'TH' })
  await slow(page, 'phone')
  const release = await withoutScripts(page)
  await page.goto('/address?edit=new', { waitUntil: 'commit' })
  return release
}

/** Returns a field that addresses in Thailand have and addresses in Vietnam do not. */
const district = (page: Page) => page.getByLabel('District', { exact: true })
const callingCode = (page: Page) => page.getByRole('combobox', { name: 'Country code' })

test(
  'a country that is selected before hydration on a slow phone sets the address fields and the calling code, and both stay after hydration',
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
  'a calling code that is selected before hydration on a slow phone stays, although a country was selected first',
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

test('a country chosen before hydration on a slow phone shows its privacy policy', full, async ({ page }) => {
  await slow(page, 'phone')
  const release = await withoutScripts(page)
  await page.goto('/registration', { waitUntil: 'commit' })
  await openMoreChoices(page)
  await countryField(page).selectOption('VN')
  release()
  await expectOnSlowPhone(page.getByText(/^Vietnam, in effect since /)).toBeVisible()
})
