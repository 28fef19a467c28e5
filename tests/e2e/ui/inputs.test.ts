// Tries what only a real browser can show of the inputs: the caret, the clipboard, composing keyboards, focus and leaving.
import { test as base, expect, type Page } from '@playwright/test'
import type { Locale } from '#shared/languages.ts'
import { servePage } from '#tests/support/servePage.ts'
import { forms, labelled, messagesIn } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'

const en = messagesIn.EN

const test = base.extend<object, { inputs: string }>({
  inputs: [
    // Playwright reads which fixtures are wanted from this pattern: none.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const server = await servePage('tests/support/inputs/index.html')
      await use(server.address)
      await server.close()
    },
    { scope: 'worker' },
  ],
})

const open = async (page: Page, inputs: string, language: Locale = 'EN') => {
  await page.goto(`${inputs}?language=${language}`)
  await expect(labelled(page, 'form.address.recipient', messagesIn[language])).toBeVisible()
}
const caretOf = (page: Page) =>
  page.evaluate(() =>
    document.activeElement instanceof HTMLInputElement ? document.activeElement.selectionStart : null,
  )
/** What a form of the page holds, as it writes it down for the test alone. */
const valuesOf = async (page: Page, form: 'numbers' | 'address') =>
  JSON.parse((await page.locator(`#${form}`).textContent()) ?? '')
/** The page itself, which has no role and is told what was sent. */
const pageBody = (page: Page) => page.locator('body')
const paste = async (page: Page, text: string) => {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text)
  await page.keyboard.press('Control+V')
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('numbers as they are typed', full, async ({ page, inputs }) => {
  await open(page, inputs)

  await test.step('separators come and go while the caret stays where it was', async () => {
    const amount = page.getByLabel('Amount')
    await amount.pressSequentially('1234567.891')
    await expect(amount).toHaveValue('1,234,567.89')
    await amount.press('Home')
    await amount.press('ArrowRight')
    await amount.pressSequentially('9')
    await expect(amount).toHaveValue('19,234,567.89')
    expect(await caretOf(page)).toBe(2)
    await amount.press('Backspace')
    await amount.press('Backspace')
    await expect(amount).toHaveValue('234,567.89')
    expect(await caretOf(page)).toBe(0)
    expect(await valuesOf(page, 'numbers')).toMatchObject({ amount: 234567.89 })
  })

  await test.step('deleting at a separator deletes the digit beside it', async () => {
    const amount = page.getByLabel('Amount')
    await amount.fill('')
    await amount.pressSequentially('1234')
    for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'Backspace']) await amount.press(key)
    await expect(amount).toHaveValue('234')
    expect(await caretOf(page)).toBe(0)
    await amount.fill('')
    await amount.pressSequentially('1234')
    for (const key of ['Home', 'ArrowRight', 'Delete']) await amount.press(key)
    await expect(amount).toHaveValue('134')
    expect(await caretOf(page)).toBe(1)
  })

  await test.step('twenty decimals stay as they were typed (section 5)', async () => {
    const long = page.getByLabel('Long')
    await long.pressSequentially('12345678901234567890.123456789012345678919')
    await long.blur()
    await expect(long).toHaveValue('12,345,678,901,234,567,890.12345678901234567891')
  })
})

test('min and max clamp the value on blur, and a message says so (section 5)', async ({ page, inputs }) => {
  await open(page, inputs)
  const count = page.getByLabel('Count', { exact: true })
  await count.pressSequentially('1000')
  await expect(count).toHaveValue('1,000')
  await expect(count).toHaveAttribute('inputmode', 'numeric')
  await count.blur()
  await expect(count).toHaveValue('100')
  await expect(page.getByText('Changed to 100, the closest number allowed.')).toBeVisible()
  expect(await valuesOf(page, 'numbers')).toMatchObject({ count: 100 })
})

test('a number is pasted in any form', full, async ({ page, inputs }) => {
  await open(page, inputs, 'ID')
  const amount = page.getByLabel('Amount')
  await amount.focus()
  await paste(page, 'Rp 1.234,56')
  await expect(amount).toHaveValue('1.234,56')
  await amount.fill('')
  await paste(page, '1,234.56')
  await expect(amount).toHaveValue('1.234,56')
  expect(await valuesOf(page, 'numbers')).toMatchObject({ amount: 1234.56 })
})

test('in Thai', full, async ({ page, inputs }) => {
  await open(page, inputs, 'TH')

  await test.step('a composing keyboard is left alone until it has finished', async () => {
    const amount = page.getByLabel('Amount')
    await amount.focus()
    const keyboard = await page.context().newCDPSession(page)
    await keyboard.send('Input.imeSetComposition', { text: '๑๒๓๔', selectionStart: 4, selectionEnd: 4 })
    await expect(amount).toHaveValue('๑๒๓๔')
    await keyboard.send('Input.insertText', { text: '๑๒๓๔' })
    await expect(amount).toHaveValue('1,234')
    expect(await caretOf(page)).toBe(5)
  })

  await test.step('a phone ends as E.164, typed nationally or pasted internationally (section 5)', async () => {
    const phone = labelled(page, 'form.address.phone', messagesIn.TH)
    const country = page.getByRole('combobox', { name: 'รหัสประเทศ' })
    await expect(country).toHaveValue('TH')
    await expect(phone).toHaveAttribute('maxlength', '250')
    await expect(phone).toHaveAttribute('autocomplete', 'tel-national')
    await expect(country).toHaveAttribute('autocomplete', 'tel-country-code')
    await phone.pressSequentially('0812345678')
    await expect(phone).toHaveValue('081 234 5678')
    expect(await valuesOf(page, 'address')).toMatchObject({ phone: '+66812345678' })
    await phone.fill('')
    await paste(page, '+1 201-555-0123')
    await phone.blur()
    await expect(country).toHaveValue('US')
    await expect(phone).toHaveValue('(201) 555-0123')
    expect(await valuesOf(page, 'address')).toMatchObject({ phone: '+12015550123' })
    await phone.press('End')
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Backspace'])
      await phone.press(key)
    await expect(phone).not.toHaveValue('(201) 555-0123')
    await country.selectOption('VN')
    await phone.fill('0912 345 678')
    expect(await valuesOf(page, 'address')).toMatchObject({ phone: '+84912345678' })
  })

  await test.step('a date is Gregorian in Thai, too, also where the year was typed as Thais count', async () => {
    await page.getByLabel('วันที่', { exact: true }).fill('7')
    await page.getByLabel('เดือน').selectOption({ label: 'พฤษภาคม' })
    await page.getByLabel('ปี (ค.ศ.)').fill('2535')
    expect(await valuesOf(page, 'numbers'), 'before the field is left').toMatchObject({
      birthday: '1992-05-07',
    })
    await page.getByLabel('ปี (ค.ศ.)').blur()
    await expect(page.getByLabel('ปี (ค.ศ.)')).toHaveValue('1992')
    expect(await valuesOf(page, 'numbers')).toMatchObject({ birthday: '1992-05-07' })
  })
})

test('a date and a postal code are typed in Thai digits', full, async ({ page, inputs }) => {
  await open(page, inputs, 'TH')
  await page.getByLabel('วันที่', { exact: true }).fill('๗')
  await page.getByLabel('เดือน').selectOption({ label: 'พฤษภาคม' })
  await page.getByLabel('ปี (ค.ศ.)').fill('๒๕๓๕')
  expect(await valuesOf(page, 'numbers')).toMatchObject({ birthday: '1992-05-07' })
  await page.locator('[autocomplete=postal-code]').fill('๑๐๕๐๐')
  expect(await valuesOf(page, 'address')).toMatchObject({ postcode: '10500' })
})

test(
  'a number without a calling code is dialled where the parcel goes, one with a code keeps it',
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
  'an address is checked in one pass, and each fault leads to its field until it is mended',
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
    // It has the focus already, and is far off the screen.
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
  'another country asks for its own parts, without the faults of the one before',
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

test('the server’s refusals stand at their fields, the first one on the page takes the focus', async ({
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

test('changes that were not sent are not left behind unasked', full, async ({ page, inputs }) => {
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

test('an unchanged form is left without a question', full, async ({ page, inputs }) => {
  await open(page, inputs)
  await page.getByRole('button', { name: 'Elsewhere' }).click()
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})
