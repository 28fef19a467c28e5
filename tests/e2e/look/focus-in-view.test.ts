// Tabs through pages: a sticky bar never covers the focused element (WCAG 2.4.11).
import type { Page } from '@playwright/test'
import { fullUnless } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { signedIn } from '../helpers/member.ts'

/** Upper limit of tab stops; no page has as many. */
const most = 120

/** @returns the focused element if something else covers its center; `null` at the end of the page */
const look = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const { left, top, width, height } = focused.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + Math.min(height, innerHeight) / 2]
    const topElement = document.elementFromPoint(x, y)
    // A control may be drawn by its label or an ancestor.
    const isSeen =
      topElement &&
      (focused.contains(topElement) ||
        topElement.contains(focused) ||
        topElement.closest('label')?.contains(focused))
    const isCovered = topElement?.closest('nav, [data-action-bar]') && !isSeen
    return isCovered || y < 0 || y > innerHeight ? focused.outerHTML.slice(0, 120) : ''
  })

for (const [width, height] of [
  [390, 844],
  [640, 512],
  [320, 256],
] as const)
  for (const path of ['/about-me/edit-profile', '/', '/pointsMall?product=night-light'])
    test(
      `every focused element of ${path} is in view at ${width} × ${height}`,
      fullUnless(path === '/about-me/edit-profile' && width === 390),
      async ({ page, hub }) => {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await signedIn(page, hub, { locale: 'EN' })
        await page.goto(path)
        await hydrated(page)
        const covered: string[] = []
        let stops = 0
        for (; stops < most; stops++) {
          await page.keyboard.press('Tab')
          const obstacle = await look(page)
          if (obstacle === null) break
          if (obstacle) covered.push(obstacle)
        }
        expect(stops).toBeGreaterThan(5)
        expect(covered).toEqual([])
      },
    )
