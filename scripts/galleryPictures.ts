// Takes screenshots of each group of the gallery, of opened components and of each layout. Each screenshot is taken in
// the light and the dark theme, at 360 and 1280 px.
import type { Browser, Page } from '@playwright/test'
import { serveGallery } from './gallery.ts'

/** Controls that open a component before its screenshot is taken, by name. */
const openers = {
  dialog: '#dialog button',
  sheet: '#sheet button',
  menu: '#menu [aria-haspopup=menu]',
  combobox: '#combobox [role=combobox]',
}
/**
 * CSS that hides the bar with the gallery's switches, because the bar would cover elements that are higher than the
 * window.
 */
const withoutSwitches = 'div:has(+ main) { display: none }'
const frames = ['AppFrame', 'CommonFrame', 'LoginFrame', 'BlankFrame']

/** @returns the number of screenshots */
export async function galleryPictures(browser: Browser, folder: string): Promise<number> {
  const { url, close } = await serveGallery()
  let count = 0
  for (const width of [360, 1280])
    for (const theme of ['day', 'night']) {
      const page = await browser.newPage({
        viewport: { width, height: 740 },
        isMobile: width < 1024,
        reducedMotion: 'reduce',
      })
      const open = (frame = '') => openAt(page, `${url}?${new URLSearchParams({ theme, frame })}`)
      const path = (name: string) => `${folder}/gallery-${name}-${width}-${theme}.png`
      await open()
      for (const group of await page.locator('main > section').all()) {
        await group.screenshot({
          path: path((await group.getAttribute('id')) ?? ''),
          style: withoutSwitches,
        })
        count++
      }
      for (const [name, opener] of Object.entries(openers)) {
        await open()
        await page.locator(opener).first().click()
        await page.screenshot({ path: path(`open-${name}`) })
        count++
      }
      for (const frame of frames) {
        await open(frame)
        await page.screenshot({ path: path(frame) })
        count++
      }
      await page.close()
    }
  close()
  return count
}

async function openAt(page: Page, address: string) {
  await page.goto(address)
  await page.locator('main').waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
