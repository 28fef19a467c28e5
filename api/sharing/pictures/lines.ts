// Breaks a text into lines of similar length, and reduces its size until it fits.
import { unbroken } from '#api/locale/unbroken.ts'
import { shape, type Shape } from './shape.ts'
import type { Face } from './fonts.ts'

type Frame = {
  face: Face
  /** BCP 47 tag, for the words of Thai, which are written without spaces. */
  language: string
  /** Maximum width of a line in pixels. */
  width: number
  /** Maximum number of lines. */
  lines: number
  /** Sizes in pixels, the preferred size first. A text that is too long for the last size ends with an ellipsis. */
  sizes: readonly number[]
}

export type Paragraph = { size: number; lines: Shape[] }

/** Longest text in characters; the rest is not drawn. */
const longest = 240

export async function breakLines(text: string, frame: Frame): Promise<Paragraph> {
  const parts = partsOf(text.replaceAll(/\s+/gu, ' ').trim(), frame.language)
  for (const size of frame.sizes) {
    const rows = await rowsOf(parts, { ...frame, size })
    const isLast = size === frame.sizes.at(-1)
    if (rows.length <= frame.lines || isLast)
      return { size, lines: await shapeRows(rows, { ...frame, size }) }
  }
  return { size: 0, lines: [] }
}

type SizedFrame = Frame & { size: number }

const thai = /\p{Script=Thai}/u

/** Thai compounds that the word list of Unicode splits. */
const compounds = /ของ(?=ขวัญ)|คุณ(?=แม่)|น้ำ(?=นม)|ลูก(?=น้อย)|สุด(?=สัปดาห์)/g

const joiner = '\u2060'

/** Splits a text at the places where a line may end. */
function partsOf(text: string, language: string): string[] {
  const short = [...new Intl.Segmenter(language).segment(text)].slice(0, longest)
  const words = new Intl.Segmenter(language, { granularity: 'word' })
  const parts: string[] = []
  const joined = unbroken(short.map((each) => each.segment).join('')).replaceAll(compounds, `$&${joiner}`)
  for (const { segment } of words.segment(joined)) {
    const last = parts.at(-1) ?? ''
    const end = last.at(-1) ?? ''
    // The joiner is not Thai, so that no part starts before or after it.
    const startsPart = last === '' || (end === ' ' && segment !== ' ') || (isThai(segment) && isThai(end))
    if (startsPart) parts.push(segment)
    else parts.splice(-1, 1, last + segment)
  }
  return parts
}

const isThai = (text: string) => thai.test(text.charAt(0))

async function rowsOf(parts: readonly string[], frame: SizedFrame): Promise<string[]> {
  const widths = await Promise.all(parts.map(async (part) => (await shape(part, frame)).width))
  const broken = breakLongParts(parts, widths, frame)
  const rows = fill(broken, frame.width)
  if (rows.length > frame.lines) return rows
  // Narrow the lines while their number stays the same, so that the last line is not a single word.
  let [low, high] = [0, frame.width]
  while (high - low > 8) {
    const middle = (low + high) / 2
    if (fits(broken, middle) && fill(broken, middle).length <= rows.length) high = middle
    else low = middle
  }
  return fill(broken, high)
}

type Part = { text: string; width: number }

/** Splits parts that are wider than a line, such as a word of 100 letters. */
function breakLongParts(parts: readonly string[], widths: readonly number[], { width }: SizedFrame): Part[] {
  return parts.flatMap((text, index) => {
    const full = widths[index] ?? 0
    if (full <= width) return [{ text, width: full }]
    const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
    const size = Math.max(1, Math.floor((letters.length * width) / full) - 1)
    const count = Math.ceil(letters.length / size)
    return Array.from({ length: count }, (_, part) => ({
      text: letters.slice(part * size, (part + 1) * size).join(''),
      width: (full * size) / letters.length,
    }))
  })
}

const fits = (parts: readonly Part[], width: number) => parts.every((part) => part.width <= width)

function fill(parts: readonly Part[], width: number): string[] {
  const rows: Part[] = []
  for (const part of parts) {
    const last = rows.at(-1)
    if (last && last.width + part.width <= width)
      rows.splice(-1, 1, { text: last.text + part.text, width: last.width + part.width })
    else rows.push(part)
  }
  return rows.map(({ text }) => text.trim())
}

async function shapeRows(rows: readonly string[], frame: SizedFrame): Promise<Shape[]> {
  const visible = rows.slice(0, frame.lines)
  const isCut = rows.length > visible.length
  return await Promise.all(
    visible.map((row, index) => shape(isCut && index === visible.length - 1 ? `${row}…` : row, frame)),
  )
}
