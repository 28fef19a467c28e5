// Each component that does something does it without a pointer, as its pattern says.
import type { Page } from '@playwright/test'
import { expect, openGallery, test } from './gallery.ts'

test.beforeEach(async ({ page, gallery }) => openGallery(page, gallery))

const focused = (page: Page) => page.locator(':focus')

/** The same for each of them, on one page: opening the gallery takes longer than what is tried there. */
async function forEach(names: Record<string, string>, hold: (id: string) => Promise<void>) {
  for (const [name, id] of Object.entries(names)) await test.step(name, () => hold(id))
}

test('dialog, sheet: keep the focus, close with Escape and give the focus back', async ({ page }) => {
  const outside = () =>
    page.evaluate(() => {
      const { activeElement } = document
      return activeElement !== document.body && activeElement?.closest('dialog') === null
    })
  await forEach({ dialog: 'dialog', sheet: 'sheet' }, async (id) => {
    const opener = page.locator(`#${id} button`).first()
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.locator('dialog:modal')
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

test('menu: arrows move, Home and End jump, Escape closes, Enter does what is chosen, and the focus comes back', async ({
  page,
}) => {
  const button = page.locator('#menu [aria-haspopup=menu]')
  const items = page.locator('#menu [role=menuitem]')
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

  // What is not possible now does nothing.
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(items.nth(1)).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(items.nth(2)).toBeHidden()
  await expect(page.locator('#menu output')).toHaveText('Remove this address')
  await expect(button).toBeFocused()
})

test('combobox: searches without accents, arrows move, Enter chooses, Escape keeps what was', async ({
  page,
  gallery,
}) => {
  await openGallery(page, gallery, { language: 'vi-VN' })
  const field = page.locator('#combobox [role=combobox]').first()
  const active = async () => page.locator(`[id="${await field.getAttribute('aria-activedescendant')}"]`)
  await field.focus()
  await page.keyboard.type('thai')
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
  await page.keyboard.type('zzz')
  await expect(page.locator('#combobox [role=status]').first()).toHaveText(/Không có/)
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue('Thái Lan')
})

test('accordion: Enter opens one and closes the other; tabs: one stop, arrows go round, Home and End jump', async ({
  page,
}) => {
  const first = page.locator('#disclosure details').nth(0)
  const second = page.locator('#disclosure details').nth(1)
  await expect(first).toHaveJSProperty('open', true)
  await second.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(second).toHaveJSProperty('open', true)
  await expect(first).toHaveJSProperty('open', false)

  const tabs = page.locator('#tabs [role=tab]')
  await tabs.nth(0).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.nth(2)).toBeFocused()
  await expect(page.locator('#tabs [role=tabpanel]')).toHaveText('Expired on 31 October')
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(tabs.nth(0)).toBeFocused()
})

const groups = {
  'radio group': 'radiogroup',
  'segmented control': 'segmentedcontrol',
  'chips, one at a time': 'chips',
  rating: 'rating',
  scale: 'scaleinput',
  'day strip': 'daystrip',
  'avatar picker': 'avatarpicker',
}

test(`${Object.keys(groups).join('; ')}: arrows choose, and pass over what cannot be chosen`, async ({
  page,
}) => {
  await forEach(groups, async (id) => {
    const group = page.locator(`#${id} [role=radiogroup]`).first()
    const radios = group.locator('input[type=radio]:enabled')
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

const switches = {
  checkbox: '#checkbox input',
  'check group': '#checkgroup input',
  switch: '#switch input',
  'chips, several': '#chips input[type=checkbox]',
}

test(`${Object.keys(switches).join('; ')}: Space turns them on and off`, async ({ page }) => {
  await forEach(switches, async (selector) => {
    const input = page.locator(selector).first()
    const before = await input.isChecked()
    await input.focus()
    await page.keyboard.press('Space')
    await expect(input).toBeChecked({ checked: !before })
    await page.keyboard.press('Space')
    await expect(input).toBeChecked({ checked: before })
  })

  await test.step('what is pending takes no press', async () => {
    const input = page.locator('#switch input[aria-busy=true]')
    await input.focus()
    await page.keyboard.press('Space')
    await expect(input).toBeChecked()
  })
})
test('a code is copied with one press, and that is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const button = page.locator('#copycode button').first()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button.locator('[aria-live]')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('MOON-7K2Q-95')
})

test('uploader: a file is sent again alone, removed, and refused when it is of another kind', async ({
  page,
}) => {
  const uploader = page.locator('#uploader input[type=file]').first()
  const list = page.locator('#uploader ul').first()
  const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from('x') })
  await uploader.setInputFiles([file('a.jpg', 'image/jpeg'), file('b.exe', 'application/x-msdownload')])
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(page.locator('#uploader [aria-live]').first()).toHaveText(/another kind/)
  await page.getByRole('button', { name: 'Send a.jpg again' }).press('Enter')
  await expect(list).toContainText('Sent')
  await page.getByRole('button', { name: 'Remove a.jpg' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove a.jpg' })).toHaveCount(0)
})
