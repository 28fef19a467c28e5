// Finds elements that are wider than the configured window. Compares with the configured width, because on phones
// `innerWidth` grows with the page.
import type { Page } from '@playwright/test'

/**
 * @returns one sentence for each element that is too wide, unless an ancestor scrolls or clips it, and one sentence for
 * the page if it is too wide
 */
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
        // Report only the innermost element, not its ancestors.
        .filter((part) => !wide.some((other) => other !== part && part.contains(other)))
        .map((part) => {
          const { left, right } = part.getBoundingClientRect()
          const words = (part.textContent ?? '').trim().slice(0, 40)
          return `<${part.localName}> “${words}” from ${Math.round(left)} to ${Math.round(right)}`
        }),
    ]
  }, width)
}
