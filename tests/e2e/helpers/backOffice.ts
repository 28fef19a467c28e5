// Steps in the back office: sign in with a role, and check a page in both color schemes.
import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { expect, type Hub } from './hub.ts'

/** Signs in with the sample account of the role. */
export async function signIn(page: Page, hub: Hub, role: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${hub.backOffice}/sign-in`)
  await page.getByRole('button', { name: role, exact: true }).click()
  await page.waitForURL(`${hub.backOffice}/**`)
  await expect(heading(page)).toBeVisible()
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Asserts that axe finds no violation in light and dark colors. */
export async function expectAccessible(page: Page) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    // Colors change in transitions, and colors between the two schemes have less contrast.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
    expect(await axeFindings(page), colorScheme).toEqual([])
  }
}
