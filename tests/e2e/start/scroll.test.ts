// A page stays where it was scrolled to: while its end arrives and it comes to life, and on the way back to it.
import type { Page } from '@playwright/test'
import { fullUnless } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { stoppingLine } from '../helpers/slow.ts'

// A slow line on a machine with other work.
test.describe.configure({ timeout: 120_000 })

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

for (const path of ['/registration', '/app/faq'])
  test(
    `${path} stays where it was scrolled to while its end arrives and it comes to life`,
    fullUnless(path === '/registration'),
    async ({ page, hub }) => {
      // A server that has not read the form's code yet sends its place first, and the form after the page.
      await (await fetch(hub.origin + path)).text()
      using line = await stoppingLine(hub.origin, '</main>')
      await page.goto(`${line.origin}${path}`, { waitUntil: 'commit' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      // One that is not tall enough yet does not follow.
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
      // What would scroll does so in the frames after.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
      })
      expect(await places.evaluate((positions) => [...positions])).toEqual([200])
    },
  )

test('a page comes back where it was left, by reload, Back and Forward', async ({ page }) => {
  await page.goto('/app/faq')
  await hydrated(page)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => scrolled(page)).toBe(200)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => scrolled(page)).toBe(200)
  // To another page in the app and back, and to another document and back.
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
