// Converts text to outlines with HarfBuzz, which places the vowels and tone marks of Thai and Vietnamese. A picture then
// contains shapes only: a hostile title cannot add markup, and no viewer needs a font.
import type { Font } from 'harfbuzzjs'
import { fontsOf, type Face } from './fonts.ts'

export type Shape = {
  /** SVG paths of the text in pixels; the baseline starts at 0, 0. */
  svg: string
  /** Width in pixels. */
  width: number
}

type Style = { face: Face; size: number }

/** Characters that only control line breaks, direction and variants of letters. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu

/** Shapes a line. Omits characters that no font of the style contains, such as emoji. */
export async function shape(text: string, { face, size }: Style): Promise<Shape> {
  const { Buffer: TextBuffer, shape: shapeBuffer } = await import('harfbuzzjs')
  let [svg, width] = ['', 0]
  for (const run of runsOf(text.replaceAll(invisible, ''), await fontsOf(face))) {
    const scale = size / run.font.face.upem
    const buffer = new TextBuffer()
    buffer.addText(run.text)
    buffer.guessSegmentProperties()
    shapeBuffer(run.font, buffer)
    const positions = buffer.getGlyphPositions()
    for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const outline = run.font.glyphToPath(codepoint)
      const place = `${round(width + xOffset * scale)} ${round(-yOffset * scale)}`
      if (outline) svg += `<path transform="translate(${place}) scale(${scale} ${-scale})" d="${outline}"/>`
      width += xAdvance * scale
    }
  }
  return { svg, width }
}

const round = (pixels: number) => Math.round(pixels * 100) / 100

type Run = { font: Font; text: string }

/** Splits text into parts that one font contains. Spaces and combining marks stay with the letter before them. */
function runsOf(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = []
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1)
    const code = character.codePointAt(0) ?? 0
    const isAttached = last && /[\s\p{M}]/u.test(character) && last.font.nominalGlyph(code)
    const font = isAttached ? last.font : fonts.find((each) => each.nominalGlyph(code))
    if (!font) continue
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}
