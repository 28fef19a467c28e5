// Tests problems with files: empty files, files that are dropped next to an uploader, and photos in browsers that add
// noise to canvases.
import type { Page } from '@playwright/test'
import { labelled, messagesIn } from '../helpers/fields.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { signedIn } from '../helpers/member.ts'
import { jpeg } from '#tests/support/pictures.ts'

const messages = messagesIn.EN
const rows = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: '.jpg' })
const choose = (page: Page) => labelled(page, 'support.contact.files')

test('an empty or broken photo shows an error without a retry button', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  for (const [name, text] of [
    ['empty.jpg', ''],
    ['broken.jpg', 'no picture'],
  ] as const) {
    await choose(page).setInputFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from(text) })
    const row = rows(page).filter({ hasText: name })
    await expect(row).toContainText(messages['form.upload.unreadable'])
    await expect(
      row.getByRole('button', { name: messages['form.upload.retry'].replace('{name}', name) }),
    ).toHaveCount(0)
  }
})

/**
 * Drops a file on an element like a file manager.
 * @returns if the browser would open the file, for each of the events `dragover` and `drop`
 */
const opensDropped = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'photo.jpg', { type: 'image/jpeg' }))
    const event = (type: string) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
    return ['dragover', 'drop'].map((type) => element.dispatchEvent(event(type)))
  })

test('the browser does not open a file dropped next to an uploader, and text can be dropped', async ({
  page,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  expect(await opensDropped(page, 'h1')).toEqual([false, false])
  expect(
    await page.locator('textarea').evaluate((field) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.setData('text/plain', 'My pump')
      return field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    }),
  ).toBe(true)
})

test('the profile page ignores dropped files and reports an empty picture', full, async ({ page, hub }) => {
  await signedIn(page, hub, { locale: 'EN' })
  await page.goto('/about-me/edit-profile')
  await hydrated(page)
  expect(await opensDropped(page, 'h1')).toEqual([false, false])
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('') })
  await expect(page.getByText(messages['profile.avatar.unreadable'])).toBeVisible()
})

/** Adds noise to canvases, like Firefox with `privacy.resistFingerprinting`, and records the size of each upload. */
const falsifyCanvas = (page: Page) =>
  page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.getImageData = (...bounds) => {
      const [, , width, height] = bounds
      const image = new ImageData(width, height)
      crypto.getRandomValues(image.data)
      return image
    }
    HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['noise'], { type: 'image/jpeg' }))
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body?: Document | XMLHttpRequestBodyInit | null) {
        if (body instanceof Blob) document.documentElement.dataset.sent = String(body.size)
        super.send(body)
      }
    }
  })

test('a photo is uploaded unchanged if the browser adds noise to canvases', async ({ page }) => {
  await falsifyCanvas(page)
  await page.goto('/contact')
  await hydrated(page)
  await choose(page).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpeg) })
  await expect(rows(page)).toContainText(messages['form.upload.done'])
  expect(await page.evaluate(() => document.documentElement.dataset.sent)).toBe(String(jpeg.length))
})
