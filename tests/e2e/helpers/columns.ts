// Measures how full the columns of a page are: the page's own below its head, without the rail.
import type { Page } from '@playwright/test'

export type Fullness = {
  /** How high the page's content is, in px. */
  height: number
  /** Whether all of it is one block in the middle, which fits in the window: an empty state, a question, a lone form. */
  isOneBlock: boolean
  /** The share of each twelfth of the content's width that holds nothing, from left to right. */
  empty: number[]
}

/** More than this share of a column is not left empty. */
const most = 0.3
/** As high as a short card, in px: less is no screen with content. */
const low = 330

/** @returns which strips are too empty, from 1 on; one alone is the room between two columns, or beside a block */
export const emptyStrips = ({ height, isOneBlock, empty }: Fullness): number[] =>
  isOneBlock || height < low
    ? []
    : empty.flatMap((share, place) => {
        const beside = Math.max(empty[place - 1] ?? 0, empty[place + 1] ?? 0)
        return Math.min(share, beside) > most ? [place + 1] : []
      })

/**
 * Lays twelve strips over the main area below its head. A strip holds what is drawn over its middle: words as wide as their
 * block, pictures, fields, and a card as a whole where its own content fills half of it. Room between things that stand under each
 * other belongs to them. What goes along while one scrolls fills its strip as far as it fills a window.
 */
export const fullnessOf = (page: Page): Promise<Fullness> =>
  page.evaluate(() => {
    const [strips, gap, pad] = [12, 72, 32]
    // The policy of pages lets no style sheet in by its text.
    const all = new CSSStyleSheet()
    all.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(all)
    const main = document.querySelector('main') ?? document.body
    const isShown = (part: Element) =>
      // What is only a wrapper has no box, and is as visible as what it wraps.
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
    /** Words and pictures within a part. */
    const leavesOf = (part: Element): Box[] => {
      if (!isShown(part) || (head?.contains(part) ?? false)) return []
      if (part.matches(replaced)) return [boxOf(part)]
      if (hasWords(part)) {
        // As wide as the block that they stand in.
        let block = part
        while (block.parentElement && getComputedStyle(block).display.startsWith('inline'))
          block = block.parentElement
        const { top, bottom } = boxOf(part)
        const { left, right } = boxOf(block)
        return [{ left, right, top, bottom }]
      }
      return [...part.children].flatMap(leavesOf)
    }
    /** Cards of one kind in two rows at least: its last row is as long as it is. */
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
      // What goes along is seen beside all of it.
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
    // What leaves the same at either side stands in the middle.
    const isEven = empty.every((share, place) => Math.abs(share - (empty.at(-1 - place) ?? 0)) < 0.1)
    const isOneBlock = isEven && height <= innerHeight
    return {
      height: Math.round(height),
      isOneBlock,
      empty: empty.map((share) => Math.round(share * 100) / 100),
    }
  })
