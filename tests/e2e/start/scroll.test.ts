// Scroll position: kept while the end of a page arrives and it is hydrated, and restored on return.
import type { Page } from '@playwright/test'
import { fullUnless } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { stoppingLine } from '../helpers/slow.ts'

// Long timeout, because other load on the host slows down the emulated connection further.
test.describe.configure({ timeout: 120_000 })

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

for (const path of ['/registration', '/app/faq'])
  test(
    `${path} keeps its scroll position while its end arrives and it is hydrated`,
    fullUnless(path === '/registration'),
    async ({ page, hub }) => {
      // Warms up the server: without the form's code it would send a placeholder first and the form after the page.
      await (await fetch(hub.origin + path)).text()
      using line = await stoppingLine(hub.origin, '</main>')
      await page.goto(`${line.origin}${path}`, { waitUntil: 'commit' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      // A page that is not tall enough yet cannot scroll.
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
      // Scroll restoration would run in the next frames.
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
  // Leaves the page by client-side navigation and returns, then by a document navigation.
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
