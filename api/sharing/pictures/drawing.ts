// Draws a picture for link previews (1200 × 630) or a card to share (1080 × 1350): brand, title, text and a drawing.
import { Buffer } from 'node:buffer'
import type { LanguageTag } from '#shared/languages.ts'
import { card, pictureColors, pictureMargin as margin } from '#shared/sharedPicture.ts'
import { breakLines, type Paragraph } from './lines.ts'
import { shape } from './shape.ts'

/** Drawing of the hub as SVG, or a photograph that staff uploaded as WebP. */
export type ArtFile = { type: string; bytes: Uint8Array<ArrayBuffer> }

export type Picture = {
  brand: string
  title: string
  text: string
  language: LanguageTag
  /** `null` if the file is not available. */
  art: ArtFile | null
}

export type PictureFormat = 'preview' | 'card'

export const sizeOf: Record<PictureFormat, { width: number; height: number }> = {
  preview: { width: 1200, height: 630 },
  card,
}

/** Draws the picture as PNG. */
export async function drawPicture(picture: Picture, format: PictureFormat): Promise<Uint8Array<ArrayBuffer>> {
  const { svg, artBox } = format === 'preview' ? await layOutPreview(picture) : await layOutCard(picture)
  const { default: sharp } = await import('sharp')
  const { art } = picture
  const layers = art && !isDrawing(art) ? [await photographOf(art, artBox)] : []
  // Reduces the picture to 256 colors, which a drawing hardly exceeds: it then takes less than half of the size. Dithering
  // would add patterns to the areas of a drawing, but hides the steps in a photograph.
  const palette = { palette: true, quality: 100, dither: layers.length, effort: 3, compressionLevel: 9 }
  return new Uint8Array(await sharp(Buffer.from(svg)).composite(layers).png(palette).toBuffer())
}

const isDrawing = ({ type }: ArtFile) => type.startsWith('image/svg+xml')

/** Crops a photograph to the box. */
async function photographOf({ bytes }: ArtFile, { x, y, width, height }: Box) {
  const { default: sharp } = await import('sharp')
  const input = await sharp(bytes).resize(width, height, { fit: 'cover' }).toBuffer()
  return { input, left: x, top: y }
}

type Layout = { svg: string; artBox: Box }

async function layOutPreview({ brand, title, text, language, art }: Picture): Promise<Layout> {
  const { width, height } = sizeOf.preview
  const artBox = { x: 668, y: 0, width: width - 668, height }
  const column = { language, width: artBox.x - margin - 56 }
  const heading = await breakLines(title, { ...column, ...headingOf(title) })
  const lines = heading.lines.length > 2 ? 2 : 3
  const body = await breakLines(text, { ...column, face: 'text', lines, sizes: [30, 27] })
  const gap = body.lines.length > 0 ? 28 : 0
  const block = heightOf(heading, title) + gap + heightOf(body, text)
  const top = Math.max(148, (height - block) / 2 + 40)
  const svg = documentOf({ width, height }, [
    drawArt(art, artBox),
    await drawBrand(brand, { x: margin, y: 60 }),
    drawLines(heading, { x: margin, y: top, text: title, paint: pictureColors.ink }),
    drawLines(body, { x: margin, y: top + heightOf(heading, title) + gap, text, paint: pictureColors.soft }),
  ])
  return { svg, artBox }
}

/** Thai has taller lines, so a title in Thai has at most three. */
const headingOf = (title: string) =>
  isThai(title)
    ? ({ face: 'title', lines: 3, sizes: [60, 52, 46] } as const)
    : ({ face: 'title', lines: 4, sizes: [66, 60, 52, 46] } as const)

async function layOutCard({ brand, title, text, language, art }: Picture): Promise<Layout> {
  const { width, height } = sizeOf.card
  const artBox = { x: 0, y: 0, width, height: card.drawingHeight }
  const column = { language, width: width - 2 * margin }
  const heading = await breakLines(title, { ...column, face: 'title', lines: 2, sizes: [96, 80, 68] })
  const body = await breakLines(text, { ...column, face: 'text', lines: 2, sizes: [42, 36] })
  const block = heightOf(heading, title) + 24 + heightOf(body, text)
  const brandTop = height - 112
  const top = artBox.height + Math.max(24, (brandTop - artBox.height - block) / 2)
  const svg = documentOf({ width, height }, [
    drawArt(art, artBox),
    drawLines(heading, { x: margin, y: top, text: title, paint: pictureColors.ink }),
    drawLines(body, { x: margin, y: top + heightOf(heading, title) + 24, text, paint: pictureColors.soft }),
    await drawBrand(brand, { x: margin, y: brandTop }),
  ])
  return { svg, artBox }
}

type Box = { x: number; y: number; width: number; height: number }

const documentOf = ({ width, height }: { width: number; height: number }, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<rect width="${width}" height="${height}" fill="${pictureColors.ground}"/>${parts.join('')}</svg>`

/** Distance between lines as a factor of the size. Thai needs more room for its marks above and below the letters. */
const lineHeight = (text: string) => (isThai(text) ? 1.42 : 1.22)

const isThai = (text: string) => /\p{Script=Thai}/u.test(text)

const heightOf = ({ size, lines }: Paragraph, text: string) => lines.length * size * lineHeight(text)

function drawLines(
  { size, lines }: Paragraph,
  { x, y, text, paint }: { x: number; y: number; text: string; paint: string },
): string {
  const step = size * lineHeight(text)
  const baseline = (step + size * 0.72) / 2
  return lines.map(({ svg }, line) => group(svg, { x, y: y + line * step + baseline, paint })).join('')
}

const group = (svg: string, { x, y, paint }: { x: number; y: number; paint: string }) =>
  `<g transform="translate(${x} ${y})" fill="${paint}">${svg}</g>`

/** Draws the symbol of the hub (`icon.svg` in src/art) and its name. */
async function drawBrand(name: string, { x, y }: { x: number; y: number }): Promise<string> {
  const { svg } = await shape(name, { face: 'strong', size: 30 })
  return (
    `<svg x="${x}" y="${y}" width="48" height="48" viewBox="0 0 40 40" fill="none" stroke="${pictureColors.brand}" stroke-linecap="round">${symbol}</svg>` +
    group(svg, { x: x + 64, y: y + 35, paint: pictureColors.brand })
  )
}

const symbol =
  '<path d="M23.4 4.6c-6 .3-10.2 4.8-10 10.3.2 5.3 4.5 9.3 9.7 9.2 3.7-.1 6.7-2.1 8.2-5.1-5.6 1.7-11-1.7-11.3-7-.2-3 1.2-5.8 3.4-7.4Z" fill="#f2c14e" stroke="none"/>' +
  '<path d="M4.2 21.5c1.1 8.4 7.6 13.9 15.9 13.9s14.6-5.4 15.7-13.7" stroke-width="2.6"/>' +
  '<path d="M8.9 24.3c2.6 3.9 6.5 5.9 11.2 5.9s8.7-2 11.2-5.8" stroke-width="2.2"/>' +
  '<path d="M4.2 21.5c2.2 3.1 5 4.3 7.4 3.5M35.8 21.7c-2.1 2.9-4.8 4.1-7.3 3.4" stroke-width="1.9"/>'

/** Places a drawing so that it fills the box; its edges are cropped. A photograph is added to the drawn picture later. */
function drawArt(art: ArtFile | null, { x, y, width, height }: Box): string {
  const panel = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${pictureColors.panel}"/>`
  if (art === null || !isDrawing(art)) return panel
  const placed = `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`
  const drawing = new TextDecoder().decode(art.bytes)
  return (
    panel +
    drawing.replace(/^<svg([^>]*)>/, (_, attributes: string) => {
      const rest = attributes.replaceAll(/ (?:x|y|width|height|preserveAspectRatio)="[^"]*"/g, '')
      return `${placed}${rest}>`
    })
  )
}
