// Tests that each interactive component can be operated by keyboard as its ARIA pattern requires.
import type { Page } from '@playwright/test'
import { expect, openGallery, test } from '../helpers/gallery.ts'
import { full } from '../helpers/full.ts'
import { typeText } from '../helpers/keyboard.ts'

/** Returns the focused element, regardless of its role. */
const focused = (page: Page) => page.locator(':focus')

const piece = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Runs the same steps for each component on one page, because opening the gallery takes longer than the steps. */
async function forEach<Kind>(names: Record<string, Kind>, hold: (kind: Kind) => Promise<void>) {
  for (const [name, kind] of Object.entries(names)) await test.step(name, () => hold(kind))
}

const groups = {
  'radio group': 'RadioGroup',
  'segmented control': 'SegmentedControl',
  'chips, one at a time': 'Chips',
  rating: 'Rating',
  scale: 'ScaleInput',
  'day strip': 'DayStrip',
  'avatar picker': 'AvatarPicker',
}

const switches = {
  checkbox: ['Checkbox', 'checkbox'],
  'check group': ['CheckGroup', 'checkbox'],
  switch: ['Switch', 'switch'],
  'chips, several': ['Chips', 'checkbox'],
} as const

test(
  'a combobox ignores accents in the search, moves with the arrow keys, selects with Enter, and keeps its value on Escape',
  full,
  async ({ page, gallery }) => {
    await openGallery(page, gallery, { language: 'vi-VN' })
    const field = piece(page, 'Combobox').getByRole('combobox').first()
    // Returns the option that `aria-activedescendant` refers to by id.
    const active = async () => page.locator(`[id="${await field.getAttribute('aria-activedescendant')}"]`)
    await field.focus()
    await typeText(page, 'thai')
    await expect(await active()).toHaveText(/Thái Lan/)
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('Thái Lan')
    await expect(field).toHaveAttribute('aria-expanded', 'false')

    await page.keyboard.press('ArrowDown')
    await expect(await active()).toHaveText(/Thái Lan/)
    await page.keyboard.press('ArrowDown')
    await expect(await active()).toHaveText(/Indonesia/)
    await page.keyboard.press('Escape')
    await expect(field).toHaveValue('Thái Lan')

    await page.keyboard.press('ArrowDown')
    await typeText(page, 'zzz')
    await expect(piece(page, 'Combobox').getByRole('status').first()).toHaveText(/Không có/)
    await page.keyboard.press('Tab')
    await expect(field).toHaveValue('Thái Lan')
  },
)

test('all components are operable by keyboard in English', full, async ({ page, gallery, context }) => {
  await openGallery(page, gallery)
  await test.step('dialogs and sheets trap the focus, close with Escape and return the focus', async () => {
    const outside = () =>
      page.evaluate(() => {
        const { activeElement } = document
        return activeElement !== document.body && activeElement?.closest('dialog') === null
      })
    await forEach({ dialog: 'Dialog', sheet: 'Sheet' }, async (name) => {
      const opener = piece(page, name).getByRole('button').first()
      await opener.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      for (let press = 0; press < 14; press++) {
        await page.keyboard.press('Tab')
        expect(await outside()).toBe(false)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(opener).toBeFocused()
    })
  })

  await test.step('in a menu, arrow keys, Home and End move the focus, Enter runs the item, and Escape closes the menu and returns the focus', async () => {
    const button = piece(page, 'Menu').getByRole('button')
    const items = piece(page, 'Menu').getByRole('menuitem')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(items.nth(0)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(items.nth(2)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(items.nth(0)).toBeFocused()
    await page.keyboard.press('End')
    await expect(items.nth(2)).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('Escape')
    await expect(items.nth(0)).toBeHidden()
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')

    // Check that Enter on a disabled item has no effect.
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(items.nth(1)).toBeVisible()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(items.nth(2)).toBeHidden()
    await expect(piece(page, 'Menu').getByRole('status')).toHaveText('Remove this address')
    await expect(button).toBeFocused()
  })

  await test.step('in an accordion, Enter opens a group and closes the other; tabs are one tab stop, and arrow keys, Home and End select a tab', async () => {
    const first = piece(page, 'Disclosure').getByRole('group').nth(0)
    const second = piece(page, 'Disclosure').getByRole('group').nth(1)
    await expect(first).toHaveJSProperty('open', true)
    await second.getByText('Can I change the address of a gift that I have claimed?').focus()
    await page.keyboard.press('Enter')
    await expect(second).toHaveJSProperty('open', true)
    await expect(first).toHaveJSProperty('open', false)

    const tabs = piece(page, 'Tabs').getByRole('tab')
    await tabs.nth(0).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(tabs.nth(2)).toBeFocused()
    await expect(piece(page, 'Tabs').getByRole('tabpanel')).toHaveText('Expired on October 31')
    await page.keyboard.press('ArrowRight')
    await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('End')
    await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Home')
    await expect(tabs.nth(0)).toBeFocused()
  })

  await test.step(`${Object.keys(groups).join('; ')}: arrow keys select an option and skip disabled options`, async () => {
    await forEach(groups, async (name) => {
      const group = piece(page, name).getByRole('radiogroup').first()
      const radios = group.getByRole('radio', { disabled: false })
      const last = radios.nth((await radios.count()) - 1)
      await last.focus()
      await page.keyboard.press('Space')
      await expect(last).toBeChecked()
      await page.keyboard.press('ArrowRight')
      await expect(radios.nth(0)).toBeChecked()
      await page.keyboard.press('ArrowLeft')
      await expect(last).toBeChecked()
      await expect(focused(page)).toHaveCount(1)
    })
  })

  await test.step(`${Object.keys(switches).join('; ')}: Space toggles the control`, async () => {
    await forEach(switches, async ([name, role]) => {
      const input = piece(page, name).getByRole(role).first()
      const before = await input.isChecked()
      await input.focus()
      await page.keyboard.press('Space')
      await expect(input).toBeChecked({ checked: !before })
      await page.keyboard.press('Space')
      await expect(input).toBeChecked({ checked: before })
    })

    await test.step('a pending switch ignores Space', async () => {
      const input = piece(page, 'Switch').getByRole('switch').nth(2)
      await expect(input).toHaveAttribute('aria-busy', 'true')
      await input.focus()
      await page.keyboard.press('Space')
      await expect(input).toBeChecked()
    })
  })
  await test.step('a single key press copies a code, and the page announces this', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const button = piece(page, 'CopyCode').getByRole('button').first()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button.getByText('Copied', { exact: true })).toHaveAttribute('aria-live', 'polite')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('MOON-7K2Q-95')
  })

  await test.step('each file of an uploader can be retried and removed, and a file is rejected if its type is not allowed', async () => {
    const uploader = piece(page, 'Uploader').getByLabel('Add the receipt').first()
    const list = piece(page, 'Uploader').getByRole('list').first()
    const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from('x') })
    await uploader.setInputFiles([file('a.jpg', 'image/jpeg'), file('b.exe', 'application/x-msdownload')])
    await expect(list.getByRole('listitem')).toHaveCount(1)
    const why = piece(page, 'Uploader').getByRole('paragraph').filter({ hasText: 'another kind' })
    await expect(why).toHaveAttribute('aria-live', 'polite')
    await page.getByRole('button', { name: 'Send a.jpg again' }).press('Enter')
    await expect(list).toContainText('Sent')
    await page.getByRole('button', { name: 'Remove a.jpg' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Remove a.jpg' })).toHaveCount(0)
  })
})
