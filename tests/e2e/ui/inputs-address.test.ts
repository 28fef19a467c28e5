// Tests the address form in a real browser: focus, errors at the fields, and unsaved changes.
import { expect } from '@playwright/test'
import { forms, labelled, messagesIn } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { open, pageBody, test, valuesOf } from '../helpers/inputs.ts'

const en = messagesIn.EN

test('the fields of a date and of a postal code accept Thai digits', full, async ({ page, inputs }) => {
  await open(page, inputs, 'TH')
  await page.getByLabel('วันที่', { exact: true }).fill('๗')
  await page.getByLabel('เดือน').selectOption({ label: 'พฤษภาคม' })
  await page.getByLabel('ปี (ค.ศ.)').fill('๒๕๓๕')
  expect(await valuesOf(page, 'numbers')).toMatchObject({ birthday: '1992-05-07' })
  await page.locator('[autocomplete=postal-code]').fill('๑๐๕๐๐')
  expect(await valuesOf(page, 'address')).toMatchObject({ postcode: '10500' })
})

test(
  'a phone number without a calling code follows the country of the address, and a number with a calling code keeps that code',
  full,
  async ({ page, inputs }) => {
    await open(page, inputs)
    const phone = labelled(page, 'form.address.phone')
    const dialled = page.getByRole('combobox', { name: en['form.phone.country'] })
    const address = page.getByLabel('Country', { exact: true })
    await address.selectOption('TH')
    await phone.fill('0912 345 678')
    await expect.poll(() => valuesOf(page, 'address')).toMatchObject({ phone: '+66912345678' })
    await address.selectOption('VN')
    await expect(dialled).toHaveValue('VN')
    await expect.poll(() => valuesOf(page, 'address')).toMatchObject({ phone: '+84912345678' })

    await phone.fill('+66 81 234 5678')
    await phone.blur()
    await expect(phone).toHaveValue('081 234 5678')
    await address.selectOption('ID')
    await expect(page.getByLabel('District (kecamatan)')).toBeVisible()
    await expect(dialled).toHaveValue('TH')
    expect(await valuesOf(page, 'address')).toMatchObject({ phone: '+66812345678' })

    await phone.fill('0912 345 678')
    await dialled.selectOption('VN')
    await address.selectOption('US')
    await expect(page.getByLabel('State')).toBeVisible()
    await expect(dialled).toHaveValue('VN')
    expect(await valuesOf(page, 'address')).toMatchObject({ phone: '+84912345678' })
  },
)

test(
  'an address is validated in one pass, and each error links to its field until the error is fixed',
  full,
  async ({ page, inputs }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await open(page, inputs)
    await page.getByLabel('Country', { exact: true }).selectOption('TH')
    await expect(page.getByText('Sub-district')).toBeVisible()
    const save = page.getByRole('button', { name: 'Save' })
    const summary = forms(page).filter({ has: save }).getByRole('list')
    const recipient = labelled(page, 'form.address.recipient')
    const postcode = page.getByLabel('Postal code')
    // Submit while the invalid field already has the focus but is outside of the viewport.
    await recipient.focus()
    await save.click()
    await expect(recipient).toBeFocused()
    await expect(recipient).toBeInViewport()
    await expect(page.getByRole('alert').getByText('7 fields need another look.')).toBeAttached()
    await expect(summary.getByRole('link')).toHaveText([
      en['form.address.recipient'],
      en['form.address.phone'],
      'Street address',
      'Sub-district',
      'District',
      'Province',
      'Postal code',
    ])

    await summary.getByRole('link', { name: 'Postal code' }).click()
    await expect(postcode).toBeFocused()
    await expect(postcode).toBeInViewport()
    await postcode.fill('0500')
    await recipient.fill('Mali')
    await page.getByLabel('Province').selectOption('Bangkok')
    await labelled(page, 'form.address.phone').fill('081 234 5678')
    await expect(summary.getByRole('link')).toHaveText([
      'Street address',
      'Sub-district',
      'District',
      'Postal code',
    ])
    await expect(page.getByText('Please enter it like this: 10500')).toBeVisible()
    await expect(page.getByRole('alert').getByText('7 fields need another look.')).toBeAttached()
    await page.getByLabel('Street address').fill('9 Si Lom Road')
    await page.getByLabel('Sub-district').fill('Si Lom')
    await page.getByLabel('District', { exact: true }).fill('Bang Rak')
    await postcode.fill('10500')
    await expect(summary).toHaveCount(0)
    await save.click()
    await expect(pageBody(page)).toHaveAttribute('data-sent', 'true')
  },
)

test(
  'after a change of country the form shows the fields of this country, without the errors of the previous country',
  full,
  async ({ page, inputs }) => {
    await open(page, inputs)
    await page.getByLabel('Street address').fill('9 Oak St')
    await page.getByLabel('State').selectOption('Oregon')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByLabel('City')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Country', { exact: true }).selectOption('TH')
    await expect(page.getByText('Sub-district')).toBeVisible()
    await expect(page.getByLabel('Province')).toHaveValue('')
    await expect(page.getByLabel('Street address')).toHaveValue('9 Oak St')
    await expect(page.getByLabel('District', { exact: true })).not.toHaveAttribute('aria-invalid')
  },
)

test('errors from the server are shown at their fields, and the first of these fields on the page is focused', async ({
  page,
  inputs,
}) => {
  await open(page, inputs)
  await labelled(page, 'form.address.recipient').fill('Mali')
  await labelled(page, 'form.address.phone').fill('2015550123')
  await page.getByLabel('Street address').fill('9 Oak St')
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('State').selectOption('Oregon')
  await page.getByLabel('ZIP code').fill('99999')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('City')).toBeFocused()
  await expect(page.getByLabel('ZIP code')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('No such postcode.')).toHaveCount(2)
  await page.getByLabel('ZIP code').fill('97205')
  await page.getByLabel('City').fill('Salem')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(pageBody(page)).toHaveAttribute('data-sent', 'true')
})

test('unsaved changes stay unless the user confirms to leave the page', full, async ({ page, inputs }) => {
  await open(page, inputs)
  await labelled(page, 'form.address.recipient').fill('Mali')
  await page.getByRole('button', { name: 'Elsewhere' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(labelled(page, 'form.address.recipient')).toHaveValue('Mali')
  const dialogEvent = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await dialogEvent).type()).toBe('beforeunload')
  await (await dialogEvent).dismiss()
  await page.getByRole('button', { name: 'Elsewhere' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})

test('the user can leave an unchanged form without confirmation', full, async ({ page, inputs }) => {
  await open(page, inputs)
  await page.getByRole('button', { name: 'Elsewhere' }).click()
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})
