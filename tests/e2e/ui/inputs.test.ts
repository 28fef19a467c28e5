// Tests number inputs in a real browser: caret, clipboard and input method editors.
import { expect } from '@playwright/test'
import { labelled, messagesIn } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { caretOf, open, paste, test, valuesOf } from '../helpers/inputs.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a number input formats the number while the user types or edits', full, async ({ page, inputs }) => {
  await open(page, inputs)

  await test.step('separators are inserted and removed, and the caret stays next to the same digit', async () => {
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

  await test.step('deleting at a separator deletes the adjacent digit', async () => {
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

  await test.step('a number with twenty decimals is kept unchanged (section 5 of the specification)', async () => {
    const long = page.getByLabel('Long')
    await long.pressSequentially('12345678901234567890.123456789012345678919')
    await long.blur()
    await expect(long).toHaveValue('12,345,678,901,234,567,890.12345678901234567891')
  })
})

test('a value outside of min and max is clamped on blur, and a message reports the change (section 5 of the specification)', async ({
  page,
  inputs,
}) => {
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

test('a pasted number is accepted in any format', full, async ({ page, inputs }) => {
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

test(
  'Thai digits work with an input method editor, in phone numbers and in years of the Buddhist calendar',
  full,
  async ({ page, inputs }) => {
    await open(page, inputs, 'TH')

    await test.step('text is not formatted during composition with an input method editor', async () => {
      const amount = page.getByLabel('Amount')
      await amount.focus()
      const keyboard = await page.context().newCDPSession(page)
      await keyboard.send('Input.imeSetComposition', { text: '๑๒๓๔', selectionStart: 4, selectionEnd: 4 })
      await expect(amount).toHaveValue('๑๒๓๔')
      await keyboard.send('Input.insertText', { text: '๑๒๓๔' })
      await expect(amount).toHaveValue('1,234')
      expect(await caretOf(page)).toBe(5)
    })

    await test.step('a phone number is stored in E.164 format if it is typed in national format or pasted in international format (section 5 of the specification)', async () => {
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

    await test.step('in Thai a date is stored in the Gregorian calendar, even if the year was entered in the Buddhist calendar', async () => {
      await page.getByLabel('วันที่', { exact: true }).fill('7')
      await page.getByLabel('เดือน').selectOption({ label: 'พฤษภาคม' })
      await page.getByLabel('ปี (ค.ศ.)').fill('2535')
      expect(await valuesOf(page, 'numbers'), 'before blur').toMatchObject({
        birthday: '1992-05-07',
      })
      await page.getByLabel('ปี (ค.ศ.)').blur()
      await expect(page.getByLabel('ปี (ค.ศ.)')).toHaveValue('1992')
      expect(await valuesOf(page, 'numbers')).toMatchObject({ birthday: '1992-05-07' })
    })
  },
)
