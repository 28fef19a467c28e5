// A page whose scripts come late; how slow a device or line is stands in scripts/slow.ts, which the bench uses as well.
import { expect, type Page } from '@playwright/test'

export { slow } from '../../scripts/slow.ts'

/** Keeps the page's scripts back until they are released. */
export async function withoutScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** For what comes once a slow phone has woken the page: other work on the machine makes it slower still. */
export const expectOnSlowPhone = expect.configure({ timeout: 45_000 })
