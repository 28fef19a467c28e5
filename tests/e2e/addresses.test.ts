// Tests the address book in Thai: a first address by keyboard despite errors, a second address that is restored from a
// draft, the default address, unsaved changes, and removal with undo.
import type { Page } from '@playwright/test'
import { labelled } from './helpers/fields.ts'
import { everywhere } from './helpers/full.ts'
import { expect, hydrated, test } from './helpers/hub.ts'
import { signedIn, setLanguage } from './helpers/member.ts'
import { messagesIn } from '../support/messages.ts'
import { typeText } from './helpers/keyboard.ts'

const en = messagesIn('en-US')
const th = messagesIn('th-TH')

const save = (page: Page) => page.getByRole('button', { name: th['addresses.save'] })
const cards = (page: Page, says: typeof en = th) =>
  page.getByRole('list', { name: says['addresses.title'] }).getByRole('listitem')

test('a member adds, changes, removes and restores addresses', everywhere, async ({ page, hub }) => {
  await signedIn(page, hub, { locale: 'TH', countryCode: 'TH' })
  await page.goto('/address')
  await hydrated(page)
  await expect(page.getByText(th['addresses.none.text'])).toBeVisible()
  await page.getByRole('link', { name: th['addresses.add'] }).click()
  await hydrated(page)

  await test.step('the member adds the first address by keyboard alone, despite a wrong postal code, a lost connection and a double click', async () => {
    // Check that the recipient defaults to the member's name.
    await expect(labelled(page, 'form.address.recipient', th)).toHaveValue('Mali')
    await labelled(page, 'form.address.recipient', th).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await typeText(page, 'มะลิ ศรีสุข')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await typeText(page, '081 234 5678')
    await page.keyboard.press('Tab')
    await typeText(page, '12/4 ถนนสีลม')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await typeText(page, 'สีลม')
    await page.keyboard.press('Tab')
    await typeText(page, 'บางรัก')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await typeText(page, '0105')
    await page.keyboard.press('Enter')
    const postcode = page.getByLabel('รหัสไปรษณีย์')
    await expect(postcode).toHaveAttribute('aria-invalid', 'true')
    await expect(postcode).toBeFocused()
    await postcode.fill('10500')

    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/address/modify')) keys.push(request.headers()['idempotency-key'])
    })
    await page.route('**/address/modify', (route) => route.abort('internetdisconnected'), { times: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: th['error.transport'] })).toBeVisible()
    await expect(page.getByLabel('บ้านเลขที่และถนน')).toHaveValue('12/4 ถนนสีลม')
    await save(page).dblclick()
    await expect(cards(page)).toHaveCount(1)
    expect(new Set(keys).size, 'one idempotency key for all requests').toBe(1)
    await expect(cards(page)).toContainText('+66 81 234 5678')
    await expect(cards(page)).toContainText('สีลม บางรัก')
    await expect(cards(page)).toContainText(th['addresses.default'])
  })

  await test.step('a second address in another country is restored from its draft', async () => {
    await page.getByRole('link', { name: th['addresses.add'] }).click()
    await hydrated(page)
    await expect(labelled(page, 'form.address.country', th)).toHaveValue('TH')
    await labelled(page, 'form.address.recipient', th).fill('Ploy')
    await labelled(page, 'form.address.country', th).selectOption('US')
    await expect(page.getByLabel('แขวง/ตำบล')).toHaveCount(0)
    await page.getByLabel('บ้านเลขที่และถนน').fill('1201 SW 12th Ave')
    await page.goBack()
    await expect(cards(page)).toHaveCount(1)
    await page.goForward()
    await hydrated(page)
    await expect(page.getByLabel('บ้านเลขที่และถนน')).toHaveValue('1201 SW 12th Ave')
    await expect(labelled(page, 'form.address.country', th)).toHaveValue('US')
    await labelled(page, 'form.address.phone', th).fill('+1 503 555 0123')
    await page.getByLabel('เมือง', { exact: true }).fill('Portland')
    await page.getByLabel('รัฐ', { exact: true }).selectOption('Oregon')
    await page.getByLabel('รหัส ZIP').fill('97205')
    await save(page).click()
    await expect(cards(page)).toHaveCount(2)
    await expect(cards(page).nth(1)).toContainText('Portland, Oregon 97205')
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft:')
  })

  await test.step('the second address becomes the default address, and the focus stays on it', async () => {
    await page.getByRole('button', { name: /ตั้งเป็นที่อยู่หลัก.*Ploy/ }).click()
    await expect(cards(page).first()).toContainText('Ploy')
    await expect(page.getByRole('heading', { name: 'Ploy' })).toBeFocused()
  })

  await test.step('unsaved changes ask for confirmation', async () => {
    await cards(page).first().getByRole('link').click()
    await hydrated(page)
    await expect(page.getByLabel('บ้านเลขที่และถนน')).toHaveValue('1201 SW 12th Ave')
    await expect(page.getByLabel('รัฐ', { exact: true })).toHaveValue('OR')
    await page.getByLabel('อาคาร ชั้น หรือจุดสังเกต').fill('Apt 4')
    await page.getByRole('link', { name: th['addresses.title'] }).click()
    await page.getByRole('button', { name: th['form.leave.stay'] }).click()
    await expect(page.getByLabel('อาคาร ชั้น หรือจุดสังเกต')).toHaveValue('Apt 4')
    await save(page).click()
    await expect(cards(page).first()).toContainText('Apt 4')
  })

  await test.step('the member removes an address after confirmation and restores it unchanged', async () => {
    await page.getByRole('button', { name: th['addresses.remove'].replace('{name}', 'Ploy') }).click()
    await expect(page.getByRole('dialog')).toContainText(th['addresses.remove.heir'])
    await page.route(
      '**/address/*',
      (route) => route.fulfill({ status: 500, json: { code: 1, message: '' } }),
      {
        times: 1,
      },
    )
    await page.getByRole('dialog').getByRole('button', { name: th['addresses.remove.go'] }).click()
    await expect(page.getByText(th['error.500'])).toBeVisible()
    await expect(cards(page)).toHaveCount(2)
    await page.getByRole('button', { name: th['addresses.remove'].replace('{name}', 'Ploy') }).click()
    await page.getByRole('dialog').getByRole('button', { name: th['addresses.remove.go'] }).click()
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText(th['addresses.default'])
    const restore = page.getByRole('button', { name: th['addresses.restore'] })
    await expect(restore).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(2)
    await expect(cards(page).first()).toContainText('Apt 4')
    await expect(cards(page).first()).toContainText(th['addresses.default'])
  })

  await test.step('the address shows the same province after the member changes the language', async () => {
    await expect(cards(page).nth(1)).toContainText('กระบี่')
    await setLanguage(page, hub, 'EN')
    await page.goto('/address')
    await hydrated(page)
    await expect(cards(page, en).nth(1)).toContainText('Krabi')
    await cards(page, en).nth(1).getByRole('link').click()
    await expect(page.getByLabel(en['form.address.recipient'])).toHaveValue('มะลิ ศรีสุข')
    const province = page.getByLabel('Province')
    await expect(province.getByRole('option', { selected: true })).toHaveText('Krabi')
    await page.getByRole('button', { name: en['addresses.save'] }).click()
    await expect(cards(page, en).nth(1)).toContainText('Krabi')
  })

  // The address was removed in another tab, so its form redirects to the list.
  await page.goto('/address?edit=gone')
  await expect(page).toHaveURL(`${hub.origin}/address`)
})
