// Finds paths for confetti around an element that cross no text of the page.

type Point = { x: number; y: number }

/** Path of a piece in pixels: its start, relative to the center of the element, and its movement. */
export type Path = { id: number; from: Point; by: Point }

/** Number of pieces, if all of them have a free path. */
const pieces = 22

/** Distance in rem that is left between the center of a piece and text: half of the longest piece, and a gap. */
const gap = 1.1

/** Number of points at which a path is compared with text. They are closer together than the height of a line. */
const steps = 12

/** Starts within the element, as shares of its half width and height. The center comes first. */
const starts: readonly Point[] = [0, -0.6, 0.6, -1, 1].flatMap((y) =>
  [0, 0.5, -0.5, 0.85, -0.85].map((x) => ({ x, y })),
)

export function pathsAround(element: Element): Path[] {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
  const { left, top, width, height } = element.getBoundingClientRect()
  const center = { x: left + width / 2, y: top + height / 2 }
  const texts = textBoxes(element.closest('dialog, main') ?? document.body)
  const isFree = (path: Path) => {
    for (let step = 0; step <= steps; step += 1) {
      const x = center.x + path.from.x + (path.by.x * step) / steps
      const y = center.y + path.from.y + (path.by.y * step) / steps
      const away = gap * rem
      const isNear = (box: DOMRect) =>
        x > box.left - away && x < box.right + away && y > box.top - away && y < box.bottom + away
      if (texts.some(isNear)) return false
    }
    return true
  }
  return Array.from({ length: pieces }, (_, id) => {
    const by = movement(id, rem)
    const paths = starts.map(({ x, y }) => ({ id, by, from: { x: (x * width) / 2, y: (y * height) / 2 } }))
    return paths.find(isFree)
  }).filter((path) => path !== undefined)
}

/** Scatters the pieces by golden-ratio steps, which look random and are the same on each device. */
function movement(id: number, rem: number): Point {
  const angle = id * 2.399_963
  const reach = (5 + ((id * 7) % 5)) * rem
  return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach - rem }
}

/** Returns the boxes of all lines of text. */
function textBoxes(root: Element): DOMRect[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const boxes: DOMRect[] = []
  while (walker.nextNode()) {
    const { currentNode } = walker
    if (!currentNode.textContent?.trim()) continue
    range.selectNodeContents(currentNode)
    boxes.push(...range.getClientRects())
  }
  return boxes
}
