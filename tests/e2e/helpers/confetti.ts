// Finds confetti that covers text, at several times of its animation.
import { expect, type Page } from '@playwright/test'

/** Times of the animation, which takes 560 ms, in ms. */
const times = [0, 60, 120, 200, 300, 420, 540]

/**
 * Pauses the confetti at several times, and compares the boxes of its pieces with the boxes of all lines of text.
 * @returns the number of pieces, and the texts that a piece covers
 */
export async function confettiOverText(page: Page) {
  await expect(page.locator('[data-confetti] > *').first()).toBeAttached()
  return await page.evaluate((moments) => {
    const area = document.querySelector('[data-confetti]')
    const pieces = [...(area?.children ?? [])]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const lines: { text: string; box: DOMRect }[] = []
    while (walker.nextNode()) {
      const { currentNode } = walker
      const text = currentNode.textContent?.trim()
      if (!text || !currentNode.parentElement?.checkVisibility()) continue
      range.selectNodeContents(currentNode)
      for (const box of range.getClientRects()) lines.push({ text, box })
    }
    const covered = new Set<string>()
    for (const moment of moments)
      for (const piece of pieces) {
        for (const animation of piece.getAnimations()) {
          animation.pause()
          animation.currentTime = moment
        }
        const { left, right, top, bottom } = piece.getBoundingClientRect()
        for (const { text, box } of lines)
          if (left < box.right && right > box.left && top < box.bottom && bottom > box.top) covered.add(text)
      }
    return { pieces: pieces.length, covered: [...covered] }
  }, times)
}
