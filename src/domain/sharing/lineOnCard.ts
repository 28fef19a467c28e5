// Draws a member's line on a card to share. The browser draws it, so that the line never leaves the device unless the
// member shares the picture.
import { card as cardSize, pictureColors, pictureMargin as margin } from '#shared/sharedPicture.ts'

/** Longest line in characters. */
export const lineAtMost = 80

const fontSize = 42
const lineHeight = 1.5
const padding = 32

/** Removes control characters and repeated spaces, such as those of a pasted text. */
export const cleanLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Breaks a text into lines. Thai has no spaces between words, so the words come from the dictionary of the browser.
 * @param widthOf returns the width of a text
 */
export function wrap(text: string, most: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = ['']
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    const line = lines.at(-1) ?? ''
    if (line !== '' && widthOf((line + segment).trim()) > most) lines.push(segment)
    else lines[lines.length - 1] = line + segment
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

/** Draws the card, and the line on a label at the lower edge of its drawing. */
export function drawLine(canvas: HTMLCanvasElement, card: ImageBitmap, text: string) {
  Object.assign(canvas, { width: card.width, height: card.height })
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.drawImage(card, 0, 0)
  pen.font = `600 ${fontSize}px ${getComputedStyle(document.body).fontFamily}`
  const width = card.width - 2 * margin
  const lines = wrap(text, width - 2 * padding, (part) => pen.measureText(part).width)
  const step = fontSize * lineHeight
  const height = lines.length * step + 2 * padding
  const top = cardSize.drawingHeight - margin / 2 - height
  pen.fillStyle = pictureColors.ground
  pen.beginPath()
  pen.roundRect(margin, top, width, height, 36)
  pen.fill()
  pen.fillStyle = pictureColors.ink
  pen.textBaseline = 'middle'
  for (const [place, line] of lines.entries())
    pen.fillText(line, margin + padding, top + padding + (place + 0.5) * step, width - 2 * padding)
}

export const pictureOf = async (canvas: HTMLCanvasElement): Promise<Blob> =>
  await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png')
  })
