// Tests photographs and previews in the content editor: a staff member uploads a photograph of a gift, crops it by
// keyboard, adds a dark variant, and sees the page of the gift as a sample member in a new window.
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import messages from '#locales/backOffice/en-US.json' with { type: 'json' }
import { expectAccessible, heading, signIn } from '../helpers/backOffice.ts'
import { expect, test } from '../helpers/hub.ts'
import { typeText } from '../helpers/keyboard.ts'

// Uses a separate hub, because previews read the newest version of the content.
test.use({ world: 'pictures' })

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, id: keyof typeof messages) =>
  page.getByRole('button', { name: messages[id], exact: true })

/** Picture with a red left half and a blue right half, so that a test can see which part was kept. */
async function twoColors(width: number, height: number) {
  const half = { create: { width: width / 2, height, channels: 3, background: '#0000ff' } } as const
  return await sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: width / 2, top: 0 }])
    .png()
    .toBuffer()
}

const night = async () =>
  await sharp({ create: { width: 1200, height: 1000, channels: 3, background: '#101020' } })
    .jpeg()
    .toBuffer()

/** Returns the color in the middle of an image of the page. */
async function middleOf(page: Page, path: string): Promise<number[]> {
  const response = await page.request.get(new URL(path, page.url()).href)
  expect(response.headers()['content-type']).toBe('image/webp')
  const { data, info } = await sharp(await response.body())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return [...data.subarray(at, at + 3)]
}

test('a photograph is cropped by keyboard, and a preview shows it to a sample member', async ({
  page: editor,
  hub,
}) => {
  await signIn(editor, hub, 'content')
  await editor.goto(`${hub.backOffice}/content/topics/gifts/entry?entry=gifts/night-light`)
  await button(editor, 'backOffice.content.new').click()
  await typeText(editor, 'Photograph of the night light')
  await editor.keyboard.press('Enter')
  await expect(editor).toHaveURL(/change=/)
  const photograph = editor.getByRole('group', { name: 'Photograph', exact: true })
  const upload = messages['backOffice.picture.upload']

  await test.step('a file that is no picture is rejected in plain words', async () => {
    const choose = editor.waitForEvent('filechooser')
    await photograph.getByRole('button', { name: upload }).click()
    const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') }
    await (await choose).setFiles(text)
    await expect(photograph.getByText(messages['backOffice.picture.type'])).toBeVisible()
  })

  await test.step('the frame moves with the arrow keys, and the corner makes it smaller', async () => {
    const choose = editor.waitForEvent('filechooser')
    await photograph.getByRole('button', { name: upload }).press('Enter')
    const picture = { name: 'lamp.png', mimeType: 'image/png', buffer: await twoColors(2400, 1000) }
    await (await choose).setFiles(picture)
    const frame = dialog(editor).getByLabel(messages['backOffice.picture.crop.area'])
    await expect(frame).toBeFocused()
    await expect(dialog(editor).getByText('1,200 × 1,000 pixels')).toBeVisible()
    await expectAccessible(editor)
    for (let step = 0; step < 40; step += 1) await editor.keyboard.press('Shift+ArrowRight')
    const corner = dialog(editor).getByLabel(/^Corner bottom right/)
    const width = async () => (await frame.boundingBox())?.width ?? 0
    const before = await width()
    await corner.focus()
    for (let step = 0; step < 4; step += 1) await editor.keyboard.press('Shift+ArrowLeft')
    expect(await width()).toBeLessThan(before)
    await button(editor, 'backOffice.picture.use').press('Enter')
    await expect(dialog(editor)).toBeHidden()
  })

  await test.step('the stored picture is the right part, with the fixed ratio', async () => {
    const image = photograph.getByRole('presentation').first()
    await expect(image).toHaveJSProperty('complete', true)
    const [width, height, src] = await image.evaluate((element) =>
      element instanceof HTMLImageElement ? [element.naturalWidth, element.naturalHeight, element.src] : [],
    )
    expect(Number(width) / Number(height)).toBeCloseTo(1.2, 1)
    const [red = 255, , blue = 0] = await middleOf(editor, String(src))
    expect(blue).toBeGreaterThan(200)
    expect(red).toBeLessThan(60)
  })

  await test.step('the alternative text is required in each language', async () => {
    await editor.keyboard.press('Control+s')
    await expect(photograph.getByText('Enter the alternative text in Thai.')).toBeVisible()
    const texts = {
      English: 'A lamp',
      Indonesian: 'Lampu tidur',
      Thai: 'โคมไฟบนโต๊ะ',
      Vietnamese: 'Chiếc đèn',
    }
    for (const [language, text] of Object.entries(texts))
      await photograph.getByRole('textbox', { name: `Alternative text, ${language}` }).fill(text)
    // A changed value has no problem until it is saved.
    await expect(photograph.getByText('Enter the alternative text in Thai.')).toBeHidden()
    await photograph
      .locator('input[type=file]')
      .nth(1)
      .setInputFiles({ name: 'night.jpg', mimeType: 'image/jpeg', buffer: await night() })
    await button(editor, 'backOffice.picture.use').click()
    await expect(photograph.getByText(messages['backOffice.picture.dark'])).toBeVisible()
    await expectAccessible(editor)
  })

  const openPreview = async (theme: string) => {
    await button(editor, 'backOffice.preview').click()
    await dialog(editor).getByRole('combobox', { name: messages['backOffice.preview.reader'] }).click()
    await editor.getByRole('option', { name: 'Mali, sample member (Thailand)' }).click()
    await dialog(editor).getByText('Thai', { exact: true }).click()
    await dialog(editor).getByText(theme, { exact: true }).click()
    await expectAccessible(editor)
    const opened = editor.waitForEvent('popup')
    await button(editor, 'backOffice.preview.open').click()
    const preview = await opened
    await preview.waitForURL(`${hub.origin}/gifts/list?gift=night-light`)
    await dialog(editor).getByRole('button', { name: messages['backOffice.keys.close'] }).last().click()
    return preview
  }

  await test.step('the preview saves the edits, and shows the photograph with its Thai text', async () => {
    const preview = await openPreview('Light')
    await expect(preview.getByRole('complementary', { name: 'Preview' })).toContainText(
      'Preview of “Photograph of the night light” for the sample member Mali (Thailand), now.',
    )
    const image = preview.getByRole('img', { name: 'โคมไฟบนโต๊ะ' })
    await expect(image).toBeVisible()
    await expect(image).toHaveAttribute('width', /^\d+$/)
    await expect(image).toHaveAttribute('src', /^\/content\/[0-9a-f]{40}\.webp#/)
    const [, , blue = 0] = await middleOf(preview, (await image.getAttribute('src')) ?? '')
    expect(blue).toBeGreaterThan(200)
    await preview.close()
    await expect(editor.getByText(messages['backOffice.content.unsaved'])).toBeHidden()
  })

  await test.step('the dark theme shows the dark variant, without a layout shift', async () => {
    const preview = await openPreview('Dark')
    const image = preview.getByRole('img', { name: 'โคมไฟบนโต๊ะ' })
    await expect(image).toHaveAttribute('src', /^\/content\/[0-9a-f]{40}\.webp$/)
    expect(await middleOf(preview, (await image.getAttribute('src')) ?? '')).toEqual([
      expect.closeTo(16, -1),
      expect.closeTo(16, -1),
      expect.closeTo(32, -1),
    ])
    // A picture without reserved space moves the text below it by a third of the page.
    expect(await shiftOf(preview)).toBeLessThan(0.001)
    await preview.close()
  })

  await test.step('a problem in the list leads to its field', async () => {
    await photograph.getByRole('textbox', { name: 'Alternative text, Vietnamese' }).fill('')
    await editor.keyboard.press('Control+s')
    await expect(photograph.getByText('Enter the alternative text in Vietnamese.')).toBeVisible()
    await editor.getByRole('link', { name: 'Photograph of the night light' }).click()
    await expect(heading(editor)).toHaveText('Photograph of the night light')
    await editor.getByRole('link', { name: 'Night light: Photograph, Alternative text, Vietnamese' }).click()
    await expect(photograph.getByRole('textbox', { name: 'Alternative text, Vietnamese' })).toBeFocused()
  })

  await test.step('a change with problems has no preview', async () => {
    await button(editor, 'backOffice.preview').click()
    await button(editor, 'backOffice.preview.open').click()
    await expect(dialog(editor).getByText(messages['backOffice.preview.invalid'])).toBeVisible()
  })
})

/** Returns the sum of the layout shifts of the page. */
const shiftOf = async (page: Page): Promise<number> =>
  await page.evaluate(async () => {
    const result = Promise.withResolvers<number>()
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0))
      result.resolve(shifts.reduce((sum, shift) => sum + shift, 0))
    }).observe({ type: 'layout-shift', buffered: true })
    // The browser reports no entries if there was no shift.
    requestAnimationFrame(() => requestAnimationFrame(() => result.resolve(0)))
    return await result.promise
  })
