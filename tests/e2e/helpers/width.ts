// Finds what of a page is wider than the window was set to. Against `innerWidth` nothing is on a phone: it grows with the page.
import type { Page } from '@playwright/test'

/** @returns a sentence for each part that reaches beyond the width and in no part that scrolls or clips, and for the page itself */
export async function beyond(page: Page, width: number): Promise<string[]> {
  return await page.evaluate((set) => {
    const clips = (part: Element | null): boolean =>
      part !== null &&
      part !== document.body &&
      (getComputedStyle(part).overflowX !== 'visible' || clips(part.parentElement))
    const wide = Array.from(document.body.querySelectorAll('*')).filter((part) => {
      const { left, right, width: partWidth, height } = part.getBoundingClientRect()
      return partWidth > 1 && height > 1 && (right > set + 0.5 || left < -0.5) && !clips(part.parentElement)
    })
    const whole = document.documentElement.scrollWidth
    return [
      ...(whole > set ? [`the page is ${whole} px wide`] : []),
      ...wide
        // What holds a part that is too wide is told by that part.
        .filter((part) => !wide.some((other) => other !== part && part.contains(other)))
        .map((part) => {
          const { left, right } = part.getBoundingClientRect()
          const words = (part.textContent ?? '').trim().slice(0, 40)
          return `<${part.localName}> “${words}” from ${Math.round(left)} to ${Math.round(right)}`
        }),
    ]
  }, width)
}
