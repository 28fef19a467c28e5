// Checks that little moves on a page while it comes over a slow line, as browsers count it for Core Web Vitals
// (up to 0.1 is what they call good).
import type { Page } from '@playwright/test'
import { figure } from '../../support/figures.ts'
import { messagesIn } from '../../support/messages.ts'
import { full } from '../helpers/full.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { saver } from '../helpers/saver.ts'
import { slow } from '../helpers/slow.ts'

/** What may move of a page. */
const most = 0.05

const th = messagesIn('th-TH')

// A phone and a desk: Thai is the language whose letters change most when their font comes.
for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test.describe(`at ${width} px on a slow line`, full, () => {
    test.use({ viewport: { width, height } })

    test('the points mall stays where it stands while it loads, opened by its address and by a link', async ({
      page,
      hub,
    }) => {
      await saver(page, hub, [{ coins: 100, daysAgo: 2 }], 'TH')
      await page.addInitScript(watchShifts)
      await slow(page, 'phone')
      await page.goto('/pointsMall')
      const opened = await shiftOf(page)

      await page.goto('/coins')
      const before = await shiftOf(page)
      await page.getByRole('link', { name: th['coins.toMall'] }).click()
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      const linked = (await shiftOf(page)) - before

      figure(
        '21. Layout shift',
        `/pointsMall at ${width} px: ${opened.toFixed(3)}, by a link ${linked.toFixed(3)}`,
      )
      expect(opened).toBeLessThan(most)
      expect(linked).toBeLessThan(most)
    })
  })

/** Sums what has moved by itself: shifts within half a second of a press are what the press was for. */
function watchShifts() {
  Object.assign(window, { shifted: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput'))
        Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
}

/** How much has moved, once all has come. */
async function shiftOf(page: Page): Promise<number> {
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  return await page.evaluate(async () => {
    await document.fonts.ready
    // The frame in which the last of it is laid out, and the one in which it is told.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return Number(Reflect.get(window, 'shifted'))
  })
}
