// Steps that prepare the pictures of docs/content.md: each creates a change of a gift in the sample data.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Page of a gift in the content editor. */
export const giftPath = '/content/topics/gifts/entry?entry=gifts/night-light'

/** Creates a change on the page of an entry. */
async function startChange(page: Page) {
  await page.getByRole('button', { name: 'New change' }).click()
  await page.keyboard.type('Winter gifts')
  await page.keyboard.press('Enter')
  await page.waitForURL(/change=/)
  await page.getByRole('textbox', { name: 'Name, English' }).waitFor()
}

/** Chooses a file for the photograph, and waits for the dialog that crops it. */
export async function cropPhotograph(page: Page) {
  await startChange(page)
  const drawing = await readFile('public/art/mall/night-light.svg')
  const buffer = await sharp(drawing, { density: 300 }).resize(1600, 1200, { fit: 'cover' }).png().toBuffer()
  const file = { name: 'night-light.png', mimeType: 'image/png', buffer }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.locator('.ReactCrop__crop-selection').waitFor()
  await page.waitForLoadState('networkidle')
}

/** Uploads a photograph with a text in two of the four languages. */
export async function editGift(page: Page) {
  await cropPhotograph(page)
  await page.getByRole('button', { name: 'Use this part' }).click()
  await page.getByRole('textbox', { name: 'Alternative text, English' }).fill('A night light on a table')
  await page.getByRole('textbox', { name: 'Alternative text, Indonesian' }).fill('Lampu tidur di atas meja')
  await page.keyboard.press('Control+s')
  await page.getByText('Enter the alternative text in Thai.').waitFor()
}

/** Enters the other texts and another price, and opens the change with its effects and differences. */
export async function openChange(page: Page) {
  await editGift(page)
  await page.getByRole('textbox', { name: 'Alternative text, Thai' }).fill('โคมไฟกลางคืนบนโต๊ะ')
  await page.getByRole('textbox', { name: 'Alternative text, Vietnamese' }).fill('Đèn ngủ trên bàn')
  await page.getByRole('textbox', { name: 'Price in coins' }).fill('120')
  await page.keyboard.press('Control+s')
  await page.getByText('Unsaved edits').waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Winter gifts' }).click()
  await page.getByRole('article').waitFor()
}

/** Opens the dialog of a preview. */
export async function openPreview(page: Page) {
  await openChange(page)
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('dialog').waitFor()
}
