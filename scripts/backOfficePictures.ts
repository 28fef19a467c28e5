// Takes the pictures of the back office for docs/back-office.md and docs/content.md from the sample data of
// `npm start`.
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { cropPhotograph, editGift, giftPath, openChange, openPreview } from './contentPictures.ts'

type Picture = {
  name: string
  path: string
  /** Steps before the picture, such as opening a row. */
  prepare?: (page: Page) => Promise<unknown>
  height?: number
}

/** Opens the first row of a list, and waits for its page. */
async function openRow(page: Page) {
  await page.locator('tbody a').first().click()
  await page.locator('tbody a').first().waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

/** Pictures of docs/pictures/, each with its page. */
export const backOfficePictures: readonly Picture[] = [
  { name: 'back-office-review', path: '/reviews', prepare: openRow, height: 760 },
  {
    name: 'back-office-parcels',
    path: '/parcels?state=all',
    prepare: async (page) => {
      for (const row of [1, 2]) await page.getByRole('checkbox').nth(row).check()
    },
  },
  {
    name: 'back-office-member',
    path: '/members',
    prepare: async (page) => {
      await page.getByRole('searchbox').fill('ribbon@example.com')
      await page.keyboard.press('Enter')
      await page.locator('dt').first().waitFor()
    },
    height: 860,
  },
  { name: 'back-office-messages', path: '/messages', prepare: openRow, height: 760 },
  { name: 'back-office-stock', path: '/stock/product/eye-mask' },
  {
    name: 'back-office-figures',
    path: '/figures?topic=coins',
    prepare: async (page) => await page.locator('.recharts-surface').first().waitFor(),
    height: 860,
  },
  { name: 'content-entry', path: giftPath, prepare: editGift, height: 860 },
  { name: 'content-crop', path: giftPath, prepare: cropPhotograph, height: 800 },
  { name: 'content-change', path: giftPath, prepare: openChange, height: 800 },
  { name: 'content-preview', path: giftPath, prepare: openPreview, height: 800 },
]

const width = 1280

/** Writes the pictures to the folder. @param origin URL of the back office with the sample staff */
export async function takeBackOfficePictures(browser: Browser, origin: string, folder: string) {
  const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light' })
  const page = await context.newPage()
  await page.goto(`${origin}/sign-in`)
  await page.getByRole('button', { name: 'admin', exact: true }).click()
  await page.waitForURL(`${origin}/reviews`)
  for (const { name, path, prepare, height = 640 } of backOfficePictures) {
    await page.setViewportSize({ width, height })
    await page.goto(origin + path)
    await page.waitForLoadState('networkidle')
    await prepare?.(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    // A palette of 128 colors is enough for flat areas and text, and makes the files a third of the size.
    const png = sharp(await page.screenshot()).png({ palette: true, colors: 128, effort: 10 })
    await png.toFile(`${folder}/${name}.png`)
  }
  await context.close()
}
