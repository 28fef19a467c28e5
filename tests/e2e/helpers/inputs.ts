// Serves the page of inputs (tests/support/inputs) on a separate server without a hub.
import { test as base, expect, type Page } from '@playwright/test'
import type { Locale } from '#shared/languages.ts'
import { servePage } from '#tests/support/servePage.ts'
import { labelled, messagesIn } from './fields.ts'

export const test = base.extend<object, { inputs: string }>({
  inputs: [
    // Playwright reads the names of the required fixtures from this parameter. The empty pattern means that no fixture
    // is required.
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
/** Reads the values of a form from the JSON that the page outputs. */
export const valuesOf = async (page: Page, form: 'numbers' | 'address'): Promise<unknown> =>
  JSON.parse((await page.locator(`#${form}`).textContent()) ?? '')
/** Locate the body element, because the page that shows the sent values has no ARIA roles. */
export const pageBody = (page: Page) => page.locator('body')
export const paste = async (page: Page, text: string) => {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text)
  await page.keyboard.press('Control+V')
}
