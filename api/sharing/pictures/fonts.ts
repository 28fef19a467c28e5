// Opens the fonts of the pages, so that pictures use the same letters. The fonts of the operating system are never used:
// a picture is the same on every server.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'harfbuzzjs'

/** Style of a text: `title` is the serif face of headings. */
export type Face = 'title' | 'text' | 'strong'

/** Font files of each style in the order in which characters look for their font, with the weight of variable fonts. */
const files: Record<Face, readonly (readonly [file: string, weight?: number])[]> = {
  title: [
    ['@fontsource/fraunces/files/fraunces-latin-500-normal.woff2'],
    ['@fontsource/fraunces/files/fraunces-latin-ext-500-normal.woff2'],
    ['@fontsource/fraunces/files/fraunces-vietnamese-500-normal.woff2'],
    ['@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2', 600],
  ],
  text: [
    ['@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2'],
    ['@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-ext-400-normal.woff2'],
    ['@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2'],
    ['@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2', 400],
  ],
  strong: [
    ['@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2'],
    ['@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-ext-600-normal.woff2'],
    ['@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-600-normal.woff2'],
    ['@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2', 600],
  ],
}

const { resolve } = createRequire(import.meta.url)

let lastUnpacked: Promise<unknown> = Promise.resolve()

/**
 * Unpacks a WOFF2 font. The library returns a part of its memory, which its next call overwrites. Therefore the calls
 * run one after another, and each result is copied.
 */
export function unpack(font: Uint8Array): Promise<Uint8Array> {
  const unpacked = lastUnpacked.then(async () => {
    const { default: decompress } = await import('wawoff2/decompress.js')
    return Uint8Array.from(await decompress(font))
  })
  lastUnpacked = unpacked.catch(() => {})
  return unpacked
}

async function openFont(file: string, weight: number | undefined): Promise<Font> {
  // Import the library when the first picture is drawn, because most processes draw no pictures.
  const { Blob, Face: FontFace, Font: ShapedFont, Variation } = await import('harfbuzzjs')
  const font = new ShapedFont(new FontFace(new Blob(await unpack(await readFile(resolve(file))))))
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)])
  return font
}

const fonts = new Map<Face, Promise<Font[]>>()

/** Returns the fonts of a style. They stay open, because unpacking them takes about 100 ms. */
export function fontsOf(face: Face): Promise<Font[]> {
  const opened = fonts.get(face) ?? Promise.all(files[face].map(([file, weight]) => openFont(file, weight)))
  fonts.set(face, opened)
  return opened
}
