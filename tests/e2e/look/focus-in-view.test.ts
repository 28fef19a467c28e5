// Presses Tab through pages and checks that a sticky bar never covers the focused element (WCAG 2.4.11).
import type { Page } from '@playwright/test'
import { fullUnless } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { signedIn } from '../helpers/member.ts'

/** Maximum number of presses of Tab per page; every page has fewer tab stops. */
const most = 120

/**
 * @returns the HTML of the focused element if a bar covers its center or if the element is outside of the window,
 * otherwise an empty string; `null` after the last element of the page
 */
const look = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const { left, top, width, height } = focused.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + Math.min(height, innerHeight) / 2]
    const topElement = document.elementFromPoint(x, y)
    // The label or an ancestor may draw the control, so they may cover the focused element.
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
      `every focused element of ${path} is visible at ${width} × ${height}`,
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
          const coveringElement = await look(page)
          if (coveringElement === null) break
          if (coveringElement) covered.push(coveringElement)
        }
        expect(stops).toBeGreaterThan(5)
        expect(covered).toEqual([])
      },
    )
