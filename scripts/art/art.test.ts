// Tests that every picture named in the catalog or the contract exists, has the common style and is a small file.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { benefits } from '#api/catalog/benefits.ts'
import { courses } from '#api/catalog/courses.ts'
import { gifts, pictureOf as giftPicture } from '#api/catalog/gifts.ts'
import { levelPicture, levels } from '#api/catalog/levels.ts'
import { issues } from '#api/catalog/magazine.ts'
import { mallProducts, productPicture } from '#api/catalog/mall.ts'
import { shownArticle, shownBenefit, shownCourse, shownIssue } from '#api/reading/rules.ts'
import { listFiles } from '#tests/support/listFiles.ts'
import { darkVariant } from '#src/art/darkVariant.ts'
import { drawPictures, drawShortcuts } from './draw.ts'
import { shortcutIcon, shortcutIconSize } from '../webManifest.ts'

const drawn = drawPictures()
const reader = { viewer: null, countryCode: 'TH', level: 4 }

/** URLs of pictures that the server builds from ids, such as those of gifts. */
const madeOfIds = [
  ...[...gifts().values()].map(giftPicture),
  ...[...mallProducts().keys()].map(productPicture),
  ...levels().map(({ level }) => levelPicture(level)),
  ...issues().map((issue) => shownIssue(issue, new Set(), 'en').picture),
  ...issues().flatMap(({ articles }) => articles.map((article) => shownArticle(article, 'en').picture)),
  ...courses().map((course) => shownCourse(course, reader, { progress: undefined, language: 'en' }).picture),
  ...benefits().map((benefit) => shownBenefit(benefit, reader, { now: new Date(0), language: 'en' }).picture),
]

/**
 * URLs of pictures that occur as complete strings in the catalog, the code of the server or the examples of the
 * contract.
 */
const writtenOut = ['openapi.yaml', ...listFiles('api/**/*.{json,ts}', 400)].flatMap(
  (file) => readFileSync(file, 'utf8').match(/\/art\/[a-z0-9/-]+\.svg/g) ?? [],
)

const addresses = [...new Set([...madeOfIds, ...writtenOut])].toSorted()

test.each(addresses)('%s has a file for the light and for the dark theme', (address) => {
  expect(drawn.has(address)).toBe(true)
  expect(drawn.has(darkVariant(address))).toBe(true)
})

test('drawPictures draws only pictures that the catalog, the contract or the server uses', () => {
  const usedAddresses = new Set(addresses.flatMap((address) => [address, darkVariant(address)]))
  expect([...drawn.keys()].filter((address) => !usedAddresses.has(address))).toEqual([])
})

test('public/art equals the output of drawPictures; if not, run `node scripts/art.ts`', () => {
  const files = listFiles('public/art/**/*.svg', 200)
  const committed = files.map((file) => [file.replace('public', ''), readFileSync(file, 'utf8')])
  expect(Object.fromEntries(committed)).toEqual(Object.fromEntries(drawn))
})

test('all pictures differ', () => {
  expect(new Set(drawn.values()).size).toBe(drawn.size)
})

test.each([...drawn])('%s is a well-formed SVG of less than 6 kB', (_file, svg) => {
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d ]+" width="\d+" height="\d+"/,
  )
  expect(leftOpen(svg)).toEqual([])
  expect(svg.match(/ d="(?!M[\dMmLlHhVvCcSsAaZz .-]+")[^"]*"/g)).toBeNull()
  expect(svg).not.toMatch(/NaN|undefined|var\(|<script|<style|href/)
  expect(Buffer.byteLength(svg)).toBeLessThan(6 * 1024)
})

test.each(addresses)('the background of %s is dark in the dark theme', (address) => {
  const [, ground = ''] =
    /<path d="M0 0h[^"]*" fill="(#\w{6})"/.exec(drawn.get(darkVariant(address)) ?? '') ?? []
  expect(ground, 'fill of the first path, which is the background').not.toBe('')
  expect(luminance(ground)).toBeLessThan(0.1)
})

/** Returns the relative luminance of `#rrggbb` as defined by WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the elements that are not closed or are closed in the wrong order. */
function leftOpen(svg: string): string[] {
  const open: string[] = []
  for (const [, end, name = '', alone] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (alone) continue
    if (end && open.at(-1) === name) open.pop()
    else open.push(name)
  }
  return open
}

test.each([...drawShortcuts()])(
  'the icon of the shortcut %s shows its drawing; if not, run `node scripts/art.ts`',
  async (name, svg) => {
    const pixelsOf = async (source: string | Buffer) =>
      await sharp(source, { density: (72 * shortcutIconSize) / 96 })
        .resize(shortcutIconSize)
        .removeAlpha()
        .raw()
        .toBuffer()
    const file = `public${shortcutIcon(name)}`
    const { width, height } = await sharp(file).metadata()
    expect({ width, height }).toEqual({ width: shortcutIconSize, height: shortcutIconSize })
    const [icon, drawing] = [await pixelsOf(file), await pixelsOf(Buffer.from(svg))]
    // The icon has fewer colors than the drawing.
    const different = icon.filter((value, index) => Math.abs(value - (drawing[index] ?? 0)) > 48)
    expect(different.length / icon.length).toBeLessThan(0.005)
  },
)
