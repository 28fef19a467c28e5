// The hub without a pointer: what is pressed is reached by Tab, and shows that it has the focus.
import type { Locator, Page } from '@playwright/test'
import { expect } from './hub.ts'

/** Presses Tab until the element has the focus, where it can be seen. */
export async function reach(page: Page, wanted: Locator) {
  await expect(wanted).toBeVisible()
  const focused = () => wanted.evaluate((element) => element === document.activeElement)
  for (let presses = 0; !(await focused()); presses += 1) {
    expect(presses, `Tab reaches ${String(wanted)}`).toBeLessThan(80)
    await page.keyboard.press('Tab')
  }
  expect(
    await wanted.evaluate((element) => element.matches(':focus-visible')),
    `${String(wanted)} shows its focus`,
  ).toBe(true)
}

export async function press(page: Page, wanted: Locator, key = 'Enter') {
  await reach(page, wanted)
  await page.keyboard.press(key)
}

export async function type(page: Page, wanted: Locator, text: string) {
  await reach(page, wanted)
  await page.keyboard.type(text)
}
