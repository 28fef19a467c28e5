// Finds elements that are wider than the configured window. On phones `innerWidth` grows with the page, so it cannot be compared.
import type { Page } from '@playwright/test'

/** @returns a sentence for each element outside of the width that no ancestor scrolls or clips, and for the page itself */
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
        // Skips ancestors of a reported element.
        .filter((part) => !wide.some((other) => other !== part && part.contains(other)))
        .map((part) => {
          const { left, right } = part.getBoundingClientRect()
          const words = (part.textContent ?? '').trim().slice(0, 40)
          return `<${part.localName}> “${words}” from ${Math.round(left)} to ${Math.round(right)}`
        }),
    ]
  }, width)
}
