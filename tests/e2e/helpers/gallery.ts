// Serves the gallery of components, built once per worker, without a hub. A console error or warning fails the test.
import { test as base, expect, type Page } from '@playwright/test'
import { serveGallery } from '#scripts/gallery.ts'

type Override = { language?: string; theme?: string; text?: string; frame?: string }

export const test = base.extend<{ watched: void }, { gallery: string }>({
  gallery: [
    // Playwright reads the names of the required fixtures from this parameter. The empty pattern means that no fixture
    // is required.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const { url, close } = await serveGallery()
      await use(url)
      close()
    },
    { scope: 'worker' },
  ],
  watched: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await use()
      expect(complaints, 'console messages and errors of the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Opens the gallery or a single layout of it, and waits until its web fonts are loaded. */
export async function openGallery(page: Page, gallery: string, override: Override = {}) {
  const { language = 'en-US', theme = 'day', text = '100', frame = '' } = override
  await page.goto(`${gallery}?${new URLSearchParams({ language, theme, text, frame })}`)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('document')).toHaveAttribute('data-theme', theme)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
