// Tests the profile picture of a member: selection, cropping, upload and removal.
import type { Page } from '@playwright/test'
import { fails, faults } from '../helpers/failing.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { register } from '../helpers/steps.ts'
import { counted, dialog, open, refusal } from '../helpers/profileSteps.ts'

test(
  'a member crops a picture by keyboard, uploads it despite a lost connection, gets the coins for this task once, and removes the picture',
  full,
  async ({ page, hub }) => {
    await register(page, hub)
    await open(page)
    const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Choose a picture' }).click()
      await (await chooser).setFiles(file)
    }
    await choose({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
    await expect(page.getByText('We couldn’t open this file. Please choose a JPG')).toBeVisible()

    await choose({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await pictureOf(page) })
    const previewUrl = () =>
      dialog(page)
        .getByRole('img', { name: 'What others will see' })
        .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
    const atFirst = await previewUrl()
    await dialog(page).getByLabel('Zoom').press('ArrowRight')
    await dialog(page).getByRole('button', { name: 'Move left' }).press('Enter')
    expect(await previewUrl()).not.toBe(atFirst)

    const avatarCalls = counted(page, /modifyUserAvatar$/)
    const announced = counted(page, /queryOssTempPolicy/)
    const use = dialog(page).getByRole('button', { name: 'Use this picture' })
    await page.route('**/uploads/*', faults.lost, { times: 1 })
    await use.click()
    await expect(refusal(page)).toBeVisible()
    await fails(page, 'modifyUserAvatar', 'late')
    await use.click()
    await expect.poll(() => avatarCalls.length).toBe(1)
    await expect(use).toBeEnabled()
    await use.click()
    await expect(page.getByText('New picture saved.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // Check that the retry does not upload the file again.
    expect(announced).toHaveLength(2)

    // Locate the frame around the image, because the frame has the accessible name.
    const picture = page.getByRole('main').locator('img')
    const address = (await picture.getAttribute('src')) ?? ''
    expect(address).toMatch(/^\/uploads\//)
    const bytes = Buffer.from(await (await page.request.get(address)).body())
    expect(bytes.includes('Exif')).toBe(false)
    expect(
      await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
    ).toEqual([512, 512])

    await page.getByRole('group', { name: 'Birthday' }).getByLabel('Day').fill('21')
    await page.getByRole('group', { name: 'Birthday' }).getByLabel('Month').selectOption('11')
    await page.getByRole('group', { name: 'Birthday' }).getByLabel('Year').fill('1994')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Me', exact: true }).click()
    const take = page.getByRole('button', { name: 'Take 30 coins' })
    const taskCalls = counted(page, /task\/done$/)
    await fails(page, 'task/done', 'late')
    await take.click()
    await expect.poll(() => taskCalls.length).toBe(1)
    await expect(take).toBeEnabled()
    await take.dblclick()
    await expect(page.getByText('You earned 30 coins and 10 points. You have 50 coins now.')).toBeVisible()
    await expect(take).toHaveCount(0)
    expect(taskCalls).toHaveLength(2)
    const keys = taskCalls.map((request) => request.headers()['idempotency-key'])
    expect(keys[0]).toBe(keys[1])

    await page.goBack()
    await hydrated(page)
    await page.getByRole('main').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Picture removed.')).toBeVisible()
    await expect(picture).toHaveCount(0)
  },
)

/** Draws a portrait with an off-center rectangle, to detect cropping, and adds camera metadata (Exif). */
async function pictureOf(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 600, height: 900 })
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = '#c98f9b'
      context.fillRect(0, 0, 600, 900)
      context.fillStyle = '#6f3b49'
      context.fillRect(200, 300, 90, 140)
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  const jpeg = Buffer.from(drawn, 'base64')
  const exif = Buffer.from('\u0000\u0010Exif\u0000\u0000II*\u0000\u0008\u0000\u0000\u0000', 'latin1')
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), exif, jpeg.subarray(2)])
}
