// Tests the scroll position: it is kept while the end of a page arrives and while the page is hydrated, and it is
// restored when the user returns.
import type { Page } from '@playwright/test'
import { fullUnless } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { stoppingLine } from '../helpers/slow.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

for (const path of ['/registration', '/app/faq'])
  test(
    `${path} keeps its scroll position while the end of the page arrives and while the page is hydrated`,
    fullUnless(path === '/registration'),
    async ({ page, hub }) => {
      // Warm up the server: if it has not loaded the form's code yet, it sends a placeholder first and the form after
      // the page.
      await (await fetch(hub.origin + path)).text()
      using line = await stoppingLine(hub.origin, '</main>')
      await page.goto(`${line.origin}${path}`, { waitUntil: 'commit' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      // Try repeatedly, because the page cannot scroll until it is tall enough.
      await expect
        .poll(async () => {
          await page.evaluate(() => scrollTo(0, 200))
          return await scrolled(page)
        })
        .toBe(200)
      const places = await page.evaluateHandle(() => {
        const positions = new Set([scrollY])
        addEventListener('scroll', () => positions.add(scrollY))
        return positions
      })
      line.release()
      await hydrated(page)
      // Wait for the next frames, because scroll restoration would run in them.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
      })
      expect(await places.evaluate((positions) => [...positions])).toEqual([200])
    },
  )

test('the scroll position is restored after a reload, Back and Forward', async ({ page }) => {
  await page.goto('/app/faq')
  await hydrated(page)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => scrolled(page)).toBe(200)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => scrolled(page)).toBe(200)
  // Leave the page by client-side navigation and return, then leave it by a document navigation and return.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a')?.click())
  await expect(page).toHaveURL(/\/(login.*)?$/)
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(200)
  await page.goto('/registration')
  await page.goBack()
  await hydrated(page)
  await expect.poll(() => scrolled(page)).toBe(200)
})
