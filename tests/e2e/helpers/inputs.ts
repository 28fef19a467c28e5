// The page of inputs (tests/support/inputs), served by a separate server without a hub.
import { test as base, expect, type Page } from '@playwright/test'
import type { Locale } from '#shared/languages.ts'
import { servePage } from '#tests/support/servePage.ts'
import { labelled, messagesIn } from './fields.ts'

export const test = base.extend<object, { inputs: string }>({
  inputs: [
    // Playwright reads the required fixtures from this pattern: the empty pattern requires no fixture.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const server = await servePage('tests/support/inputs/index.html')
      await use(server.address)
      await server.close()
    },
    { scope: 'worker' },
  ],
})

export const open = async (page: Page, inputs: string, language: Locale = 'EN') => {
  await page.goto(`${inputs}?language=${language}`)
  await expect(labelled(page, 'form.address.recipient', messagesIn[language])).toBeVisible()
}
export const caretOf = (page: Page) =>
  page.evaluate(() =>
    document.activeElement instanceof HTMLInputElement ? document.activeElement.selectionStart : null,
  )
/** Values of a form, which the page outputs as JSON for the test. */
export const valuesOf = async (page: Page, form: 'numbers' | 'address'): Promise<unknown> =>
  JSON.parse((await page.locator(`#${form}`).textContent()) ?? '')
/** The body, because the page that reports sent values has no role. */
export const pageBody = (page: Page) => page.locator('body')
export const paste = async (page: Page, text: string) => {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text)
  await page.keyboard.press('Control+V')
}
