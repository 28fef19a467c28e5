// Checks that the type of a file is detected by its bytes. Pictures are re-encoded without metadata and hidden data,
// and other content is rejected.
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  concat,
  heic,
  jpeg,
  letters,
  pdf,
  png,
  pngOf,
  webp,
  withChunk,
  withRiffChunk,
  withSegment,
} from '#tests/support/pictures.ts'
import { uploadsFor } from '#generated/uploads.ts'
import { storedType, type FileType } from '#api/catalog/uploads.ts'
import type { Bytes } from './bytes.ts'
import { contentOf } from './content.ts'

const real: Record<FileType, Bytes> = {
  'image/jpeg': jpeg,
  'image/png': png,
  'image/webp': webp,
  'image/heic': heic,
  'application/pdf': pdf,
}
const sender = { owner: { key: 'mali', isMember: true } }
const html = '<!doctype html><script>alert("canary")</script>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert("canary")</script></svg>'

async function storedBytes(type: FileType, bytes: Bytes): Promise<Bytes> {
  const content = await contentOf(type, bytes, sender)
  if ('refused' in content) throw new Error(content.refused)
  return content.bytes
}
const refusalOf = async (type: FileType, bytes: Bytes) => {
  const content = await contentOf(type, bytes, sender)
  return 'refused' in content && content.refused
}
const factsOf = async (bytes: Bytes) => {
  const { format, width, height } = await sharp(bytes).metadata()
  return [`image/${format}`, width, height]
}

const fileTypes = uploadsFor.right.types

describe.each(fileTypes)('contentOf(%s)', (type) => {
  test('contentOf rejects files whose content has another type', async () => {
    const passing: FileType[] = []
    for (const other of fileTypes) if (!(await refusalOf(type, real[other]))) passing.push(other)
    expect(passing).toEqual([type])
  })

  test.each([
    ['an empty file', letters('')],
    ['an HTML page', letters(html)],
    ['an SVG', letters(svg)],
    ['a GIF', letters('GIF89a\x01\0\x01\0\0\0\0;')],
    ['an executable', letters('\x7fELF\x02\x01\x01')],
    ['a ZIP', letters('PK\x03\x04')],
    ['an AVIF', letters('\0\0\0\x18ftypavif\0\0\0\0mif1avif')],
    ['a valid file after two spaces', concat(letters('  '), real[type])],
    ['a valid file after an HTML page', concat(letters(html), real[type])],
    ['its first eight bytes followed by an HTML page', concat(real[type].subarray(0, 8), letters(html))],
  ])('contentOf rejects %s', async (_, bytes) => {
    expect(await refusalOf(type, bytes)).toBe('OTHER_CONTENT')
  })

  test('contentOf rejects a file that is truncated at any position', async () => {
    for (let length = 0; length < real[type].length - 12; length += 7)
      expect([length, await refusalOf(type, real[type].slice(0, length))]).toEqual([length, 'OTHER_CONTENT'])
  })
})

describe.each(['image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const)(
  'uploaded picture of type %s',
  (type) => {
    test('a picture is re-encoded with unchanged width and height, in a format that browsers can show', async () => {
      const [originalType, ...size] = type === 'image/heic' ? [type, 4, 2] : await factsOf(real[type])
      expect(originalType).toBe(type)
      expect(await factsOf(await storedBytes(type, real[type]))).toEqual([storedType(type), ...size])
    })

    test('a picture with one corrupted byte is either accepted or rejected, and the next picture is accepted in both cases', async () => {
      for (let at = 0; at < real[type].length; at += type === 'image/heic' ? 11 : 3) {
        const changed = real[type].slice()
        changed[at] = (changed[at] ?? 0) ^ 0xff
        await contentOf(type, changed, sender)
      }
      expect(await refusalOf(type, real[type])).toBe(false)
    })
  },
)

describe('metadata and hidden data in pictures', () => {
  const place = 'Exif\0\0MM\0*canary GPS 13.7563 N 100.5018 E'

  test.each([
    ['JPEG EXIF with a location', 'image/jpeg', withSegment(0xe1, place)],
    ['JPEG XMP', 'image/jpeg', withSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0canary')],
    ['a JPEG comment', 'image/jpeg', withSegment(0xfe, 'canary')],
    ['an HTML page in a JPEG comment', 'image/jpeg', withSegment(0xfe, html)],
    ['JPEG IPTC', 'image/jpeg', withSegment(0xed, 'Photoshop 3.0\0canary')],
    ['a JPEG thumbnail', 'image/jpeg', withSegment(0xe0, 'JFXX\0\x10canary')],
    ['an HTML page after a JPEG', 'image/jpeg', concat(jpeg, letters(html))],
    ['a ZIP file after a JPEG', 'image/jpeg', concat(jpeg, letters('PK\x03\x04canary'))],
    ['EXIF with a location after a JPEG', 'image/jpeg', concat(jpeg, withSegment(0xe1, place))],
    ['PNG EXIF', 'image/png', withChunk('eXIf', place)],
    ['a PNG text chunk', 'image/png', withChunk('tEXt', 'Author\0canary')],
    ['a PNG text chunk in Unicode', 'image/png', withChunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0canary')],
    ['a private PNG chunk', 'image/png', withChunk('caNA', 'canary')],
    ['an HTML page after a PNG', 'image/png', concat(png, letters(html))],
    ['WebP EXIF', 'image/webp', withRiffChunk('EXIF', place)],
    ['WebP XMP', 'image/webp', withRiffChunk('XMP ', 'canary')],
    ['a JPEG color profile', 'image/jpeg', withSegment(0xe2, 'ICC_PROFILE\0\x01\x01canary')],
    ['a WebP color profile', 'image/webp', withRiffChunk('ICCP', 'canary')],
    ['an HTML page after a WebP', 'image/webp', concat(webp, letters(html))],
    ['an HTML page after a HEIC', 'image/heic', concat(heic, letters(html))],
  ] as const)('re-encoding removes %s', async (_, type, bytes) => {
    expect(Buffer.from(bytes).toString('latin1')).toContain('canary')
    const text = Buffer.from(await storedBytes(type, bytes)).toString('latin1')
    expect(text).not.toMatch(/canary|Exif|GPS|<script|ICC_PROFILE|Photoshop/)
  })

  test('re-encoding removes real EXIF data with a location and applies the orientation', async () => {
    const tagged = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Make: 'canary' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 22/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { exif, orientation } = await sharp(tagged).metadata()
    expect([exif?.toString('latin1').includes('canary'), orientation]).toEqual([true, 6])
    const picture = await storedBytes('image/jpeg', new Uint8Array(tagged))
    const { width, height, ...rest } = await sharp(picture).metadata()
    expect([width, height, rest.exif, rest.xmp, rest.iptc, rest.icc, rest.orientation]).toEqual([
      20,
      30,
      ...Array.from({ length: 5 }),
    ])
  })
})

describe('size of pictures', () => {
  const sized = (picture: Bytes, at: number, bytes: number[]) => {
    const copy = picture.slice()
    copy.set(bytes, at)
    return copy
  }
  const frame = Buffer.from(jpeg).indexOf(Buffer.from([0xff, 0xc0]))

  test.each([
    ['JPEG of 30,000 by 30,000', 'image/jpeg', sized(jpeg, frame + 5, [0x75, 0x30, 0x75, 0x30])],
    ['PNG of 30,000 by 30,000', 'image/png', pngOf(30_000, 30_000)],
    ['PNG of 1 by 50,000,000', 'image/png', pngOf(1, 50_000_000)],
    ['PNG of 50,000,000 by 1', 'image/png', pngOf(50_000_000, 1)],
    ['PNG of 1 by 16,385', 'image/png', pngOf(1, 16_385)],
    ['JPEG of 1 by 65,000', 'image/jpeg', sized(jpeg, frame + 5, [0xfd, 0xe8, 0, 1])],
  ] as const)('contentOf rejects a %s because of the size in its header', async (_, type, bytes) => {
    expect(await refusalOf(type, bytes)).toBe('TOO_MANY_PIXELS')
  })

  test.each([
    [1, 16_384],
    [16_384, 1],
  ])('contentOf accepts a PNG of %i by %i pixels', async (width, height) => {
    expect(await refusalOf('image/png', pngOf(width, height))).toBe(false)
  })

  test('a picture above the maximum stored size is scaled down', async () => {
    const wide = await sharp({ create: { width: 4_000, height: 1_000, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
    expect(await factsOf(await storedBytes('image/jpeg', new Uint8Array(wide)))).toEqual([
      'image/jpeg',
      2_560,
      640,
    ])
  })

  test('a picture without pixels is rejected', async () => {
    expect(await refusalOf('image/png', sized(png, 16, [0, 0, 0, 0]))).toBe('OTHER_CONTENT')
    expect(await refusalOf('image/jpeg', sized(jpeg, frame + 5, [0, 0]))).toBe('OTHER_CONTENT')
  })
})
