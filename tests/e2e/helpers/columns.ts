// Measures the empty space in the columns of a page's main area, without the page header and the navigation rail.
import type { Page } from '@playwright/test'

export type Fullness = {
  /** Height of the page's content in px. */
  height: number
  /** True for a single centered block that fits in the window, such as an empty state, a question or a form. */
  isOneBlock: boolean
  /** Share of the height that is empty, for each of the twelve vertical strips of the content from left to right. */
  empty: number[]
  /** Headings of cards in columns that are more than a tenth taller than their content. */
  hollow: string[]
}

/** Maximum share of a column that may be empty: columns may end at different heights, because cards do not stretch. */
const most = 0.55
/** Height of a short card in px. Shorter content is ignored. */
const low = 330

/**
 * @returns numbers of the strips that are too empty, starting at 1; ignores a single empty strip, because it may be the
 * gap between two columns
 */
export const emptyStrips = ({ height, isOneBlock, empty }: Fullness): number[] =>
  isOneBlock || height < low
    ? []
    : empty.flatMap((share, place) => {
        const beside = Math.max(empty[place - 1] ?? 0, empty[place + 1] ?? 0)
        return Math.min(share, beside) > most ? [place + 1] : []
      })

/**
 * Divides the main area below its header into twelve vertical strips. The boxes are images, fields, text (as wide as
 * its block), and cards whose content fills at least half of the card. A box fills a strip for its height if it covers
 * more than a quarter of the width of the strip. Gaps of up to 72 px between boxes count as filled. A sticky element
 * that fills half of the window also fills half of its strip.
 */
export const fullnessOf = (page: Page): Promise<Fullness> =>
  page.evaluate(() => {
    const [strips, gap, pad] = [12, 72, 32]
    // Use a constructed style sheet, because the Content-Security-Policy of pages blocks inline styles.
    const all = new CSSStyleSheet()
    all.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(all)
    const main = document.querySelector('main') ?? document.body
    const isShown = (part: Element) =>
      // An element with `display: contents` has no box, so it is visible if one of its children is visible.
      (getComputedStyle(part).display === 'contents' ||
        part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) &&
      !part.closest('.sr-only, dialog, [aria-hidden=true]:not(svg, img, span, div), noscript')
    const boxOf = (part: Element) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      return { left, right, top: top + scrollY, bottom: bottom + scrollY }
    }
    type Box = ReturnType<typeof boxOf>
    const head = main.querySelector('h1')?.closest('header')
    const area = boxOf(main)
    const under = head ? boxOf(head).bottom : area.top

    const isPainted = (part: Element) => {
      const { backgroundColor, borderTopWidth, borderLeftWidth, borderLeftColor } = getComputedStyle(part)
      const hasFrame = [borderTopWidth, borderLeftWidth].every((width) => parseFloat(width) > 0)
      return !/, 0\)$|\/ 0\)$/.test(backgroundColor) || (hasFrame && !borderLeftColor.endsWith(', 0)'))
    }
    const hasWords = (part: Element) =>
      [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const replaced = 'img, svg, canvas, video, input, select, textarea, button, progress, iframe'
    /** Returns the boxes of the text and images within an element. */
    const leavesOf = (part: Element): Box[] => {
      if (!isShown(part) || (head?.contains(part) ?? false)) return []
      if (part.matches(replaced)) return [boxOf(part)]
      if (hasWords(part)) {
        // Treat text as if it were as wide as its containing block.
        let block = part
        while (block.parentElement && getComputedStyle(block).display.startsWith('inline'))
          block = block.parentElement
        const { top, bottom } = boxOf(part)
        const { left, right } = boxOf(block)
        return [{ left, right, top, bottom }]
      }
      return [...part.children].flatMap(leavesOf)
    }
    /**
     * Checks whether an element is a grid of cards with at least two rows; the last row of such a grid counts as full.
     */
    const isShelf = (part: Element) => {
      const tops = [...part.children].map((child) => Math.round(child.getBoundingClientRect().top))
      const inFirst = tops.filter((top) => top === tops[0]).length
      return part.matches('ul, ol') && inFirst > 2 && tops.length >= 2 * inFirst
    }
    const boxesOf = (part: Element): Box[] => {
      if (!isShown(part) || (head?.contains(part) ?? false)) return []
      const partBox = boxOf(part)
      const leaves = leavesOf(part)
      if (!leaves.length) return []
      if (part.matches('table') || isShelf(part)) return [partBox]
      if (part !== main && isPainted(part)) {
        const contentHeight =
          Math.max(...leaves.map(({ bottom }) => bottom)) - Math.min(...leaves.map(({ top }) => top))
        if (contentHeight + 2 * pad >= (partBox.bottom - partBox.top) / 2) return [partBox]
      }
      const boxes = [...part.children].flatMap(boxesOf)
      return boxes.length && !hasWords(part) ? boxes : leaves
    }
    const stickyOf = (part: Element | null): Element | null =>
      part === null || part === main
        ? null
        : getComputedStyle(part).position === 'sticky'
          ? part
          : stickyOf(part.parentElement)
    const boxes = boxesOf(main).filter(({ bottom, left, right }) => bottom > under && right > left)
    const [top, bottom] = [
      Math.min(...boxes.map((box) => box.top)),
      Math.max(...boxes.map((box) => box.bottom)),
    ]
    const height = bottom - top
    const width = area.right - area.left
    const empty = Array.from({ length: strips }, (_, strip) => {
      const [from, to] = [area.left + (strip * width) / strips, area.left + ((strip + 1) * width) / strips]
      const holds = ({ left, right }: Box) => Math.min(right, to) - Math.max(left, from) > (to - from) / 4
      const stripBoxes = boxes.filter(holds).toSorted((a, b) => a.top - b.top)
      let [filled, end] = [0, top]
      for (const box of stripBoxes) {
        const start = box.top - end <= gap ? end : box.top
        filled += Math.max(0, box.bottom - Math.max(start, end))
        end = Math.max(end, box.bottom)
      }
      // A sticky element stays visible while the user scrolls, so it fills more of the strip than its box.
      const goes = [...main.querySelectorAll('*')]
        .filter((part) => stickyOf(part) === part && isShown(part))
        .map(boxOf)
      const along = goes.find(holds)
      if (along && along.bottom - along.top > 100) {
        const window = Math.min(innerHeight, height)
        return Math.max(0, 1 - Math.max(filled / height, (along.bottom - along.top) / window))
      }
      return 1 - filled / height
    })
    // Only cards in columns: cards side by side may share the height of the tallest card.
    const hollow = [...main.querySelectorAll('section, article, aside')].flatMap((card) => {
      const column = card.parentElement && getComputedStyle(card.parentElement)
      if (column?.display !== 'flex' || column.flexDirection !== 'column' || !isPainted(card)) return []
      const { top: start, bottom: end } = boxOf(card)
      // A part with `display: contents` has no box, so its content counts as well.
      const last = Math.max(...[...[...card.children].map(boxOf), ...leavesOf(card)].map((box) => box.bottom))
      const spare = end - last - parseFloat(getComputedStyle(card).paddingBottom)
      return spare > (end - start) / 10 ? [card.querySelector('h2, h3')?.textContent ?? card.className] : []
    })
    // Treat content as centered if the space on both sides is equal.
    const isEven = empty.every((share, place) => Math.abs(share - (empty.at(-1 - place) ?? 0)) < 0.1)
    const isOneBlock = isEven && height <= innerHeight
    return {
      height: Math.round(height),
      isOneBlock,
      hollow,
      empty: empty.map((share) => Math.round(share * 100) / 100),
    }
  })
