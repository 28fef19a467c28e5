// Measures the layout shift of pages in the same way as Core Web Vitals, for which 0.1 or less is good.
import type { Page } from '@playwright/test'
import { hydrated } from './hub.ts'

/** Maximum layout shift of a page. */
export const mostShift = 0.05

/** Adds up the layout shifts of a page, except shifts within half a second after input; for `addInitScript`. */
export function watchShifts() {
  Object.assign(window, { shifted: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput'))
        Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Returns the sum of layout shifts after the page has loaded. */
export async function shiftOf(page: Page): Promise<number> {
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  return await page.evaluate(async () => {
    await document.fonts.ready
    // Waits for the frame of the last layout, and for the next frame, which reports the layout shift.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return Number(Reflect.get(window, 'shifted'))
  })
}
