// Operates the hub by keyboard: reaches each control with Tab and checks that its focus is visible.
import type { Locator, Page } from '@playwright/test'
import { expect } from './hub.ts'

/** Presses Tab until the element has the focus, and checks that the focus is visible. */
export async function reach(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  const focused = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; !(await focused()); presses += 1) {
    expect(presses, `Tab reaches ${String(target)}`).toBeLessThan(80)
    await page.keyboard.press('Tab')
  }
  expect(
    await target.evaluate((element) => element.matches(':focus-visible')),
    `${String(target)} shows its focus`,
  ).toBe(true)
}

export async function press(page: Page, target: Locator, key = 'Enter') {
  await reach(page, target)
  await page.keyboard.press(key)
}

export async function type(page: Page, target: Locator, text: string) {
  await reach(page, target)
  await typeText(page, text)
}

/** Types into the focused field. Waits for the focus, because a dialog takes it only after its first frame. */
export async function typeText(page: Page, text: string) {
  await expect(page.locator(':is(input, textarea, select):focus'), 'a field has the focus').toBeAttached()
  await page.keyboard.type(text)
}
