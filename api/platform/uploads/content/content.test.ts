// A file is what its bytes are: pictures leave without what they tell, and whatever only pretends is refused.
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  concat,
  jpeg,
  letters,
  pdf,
  png,
  webp,
  withChunk,
  withRiffChunk,
  withSegment,
} from '../../../../tests/support/pictures.ts'
import { fileTypes, type FileType } from '../../../catalog/uploads.ts'
import { contentOf } from './content.ts'

const real: Record<FileType, Uint8Array<ArrayBuffer>> = {
  'image/jpeg': jpeg,
  'image/png': png,
  'image/webp': webp,
  'application/pdf': pdf,
}
const html = '<!doctype html><script>alert("canary")</script>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert("canary")</script></svg>'

describe.each(fileTypes)('%s', (type) => {
  test('a real one stays as it is', () => {
    expect(contentOf(type, real[type])?.bytes).toEqual(real[type])
  })

  test('no other kind passes for it', () => {
    const passing = fileTypes.filter((other) => contentOf(type, real[other]) !== null)
    expect(passing).toEqual([type])
  })

  test.each([
    ['nothing', letters('')],
    ['a page', letters(html)],
    ['an SVG', letters(svg)],
    ['a GIF', letters('GIF89a\x01\0\x01\0\0\0\0;')],
    ['a program', letters('\x7fELF\x02\x01\x01')],
    ['a ZIP', letters('PK\x03\x04')],
    ['a HEIC', letters('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['blanks before it', concat(letters('  '), real[type])],
    ['a page before it', concat(letters(html), real[type])],
    ['only its first bytes, then a page', concat(real[type].subarray(0, 8), letters(html))],
  ])('%s is none', (_, bytes) => {
    expect(contentOf(type, bytes)).toBeNull()
  })

  test('one that stops short is none, wherever it stops', () => {
    for (let length = 0; length < real[type].length - 8; length += 1)
      expect(contentOf(type, real[type].slice(0, length))).toBeNull()
  })

  test('and a changed byte anywhere never breaks the reader', () => {
    for (let at = 0; at < real[type].length; at += 1)
      for (const byte of [0x00, 0x7f, 0xff]) {
        const changed = real[type].slice()
        changed[at] = byte
        expect(() => contentOf(type, changed)).not.toThrow()
      }
  })
})

const textOf = (type: FileType, bytes: Uint8Array<ArrayBuffer>) => {
  const content = contentOf(type, bytes)
  if (!content) throw new Error('was refused')
  return Buffer.from(content.bytes).toString('latin1')
}

describe('what is hidden in a picture is left out', () => {
  const place = 'Exif\0\0MM\0*canary GPS 13.7563 N 100.5018 E'

  test.each([
    ['JPEG EXIF with a place', 'image/jpeg', withSegment(0xe1, place)],
    ['JPEG XMP', 'image/jpeg', withSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0canary')],
    ['a JPEG comment', 'image/jpeg', withSegment(0xfe, 'canary')],
    ['a page in a JPEG comment', 'image/jpeg', withSegment(0xfe, html)],
    ['JPEG IPTC', 'image/jpeg', withSegment(0xed, 'Photoshop 3.0\0canary')],
    ['a JPEG thumbnail', 'image/jpeg', withSegment(0xe0, 'JFXX\0\x10canary')],
    ['a page behind a JPEG', 'image/jpeg', concat(jpeg, letters(html))],
    ['a ZIP behind a JPEG', 'image/jpeg', concat(jpeg, letters('PK\x03\x04canary'))],
    ['another JPEG with a place behind a JPEG', 'image/jpeg', concat(jpeg, withSegment(0xe1, place))],
    ['PNG EXIF', 'image/png', withChunk('eXIf', place)],
    ['a PNG text', 'image/png', withChunk('tEXt', 'Author\0canary')],
    ['a PNG text in Unicode', 'image/png', withChunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0canary')],
    ['a PNG chunk of somebody’s own', 'image/png', withChunk('caNA', 'canary')],
    ['a page behind a PNG', 'image/png', concat(png, letters(html))],
    ['WebP EXIF', 'image/webp', withRiffChunk('EXIF', place)],
    ['WebP XMP', 'image/webp', withRiffChunk('XMP ', 'canary')],
    ['a JPEG colour profile', 'image/jpeg', withSegment(0xe2, 'ICC_PROFILE\0\x01\x01canary')],
    ['a PNG colour profile', 'image/png', withChunk('iCCP', 'canary')],
    ['a WebP colour profile', 'image/webp', withRiffChunk('ICCP', 'canary')],
    ['what follows Adobe’s note', 'image/jpeg', withSegment(0xee, 'Adobe\0d\0\0\0\0\0canary')],
    ['a page behind a WebP', 'image/webp', concat(webp, letters(html))],
  ] as const)('%s', (_, type, bytes) => {
    expect(Buffer.from(bytes).toString('latin1')).toContain('canary')
    const kept = textOf(type, bytes)
    expect(kept).not.toMatch(/canary|Exif|GPS|<script/)
    expect(kept.length).toBeGreaterThanOrEqual(real[type].length)
  })

  test('a WebP no longer announces what was left out, and says how long it is', () => {
    const content = contentOf('image/webp', withRiffChunk('EXIF', place))
    expect(content?.bytes[20]).toBe(0)
    const length = new DataView(content?.bytes.buffer ?? new ArrayBuffer(8)).getUint32(4, true)
    expect(length).toBe((content?.bytes.length ?? 0) - 8)
  })

  test('cleaning a clean picture changes nothing', () => {
    for (const [type, bytes] of [
      ['image/jpeg', withSegment(0xe1, place)],
      ['image/png', withChunk('tEXt', 'canary')],
      ['image/webp', withRiffChunk('EXIF', place)],
    ] as const) {
      const once = contentOf(type, bytes)
      expect(once && contentOf(type, once.bytes)).toEqual(once)
    }
  })
})

describe('the size of a picture is read', () => {
  const sized = (picture: Uint8Array<ArrayBuffer>, at: number, bytes: number[]) => {
    const copy = picture.slice()
    copy.set(bytes, at)
    return copy
  }
  const frame = Buffer.from(jpeg).indexOf(Buffer.from([0xff, 0xc0]))

  test.each([
    ['JPEG', 'image/jpeg', jpeg, 4],
    ['PNG', 'image/png', png, 1],
    ['WebP', 'image/webp', webp, 4],
    ['a giant JPEG', 'image/jpeg', sized(jpeg, frame + 5, [0xff, 0xff, 0xff, 0xff]), 65_535 ** 2],
    ['a giant PNG', 'image/png', sized(png, 16, [0, 1, 0, 0, 0, 1, 0, 0]), 65_536 ** 2],
    ['a giant WebP', 'image/webp', withRiffChunk('ICCP', '', 16_384), 16_384 ** 2],
    ['a WebP whose frame is smaller than it says', 'image/webp', withRiffChunk('ICCP', '', 1), 4],
  ] as const)('%s', (_, type, bytes, pixels) => {
    expect(contentOf(type, bytes)?.pixels).toBe(pixels)
  })

  test('a picture without any is none', () => {
    expect(contentOf('image/png', sized(png, 16, [0, 0, 0, 0]))).toBeNull()
    expect(contentOf('image/jpeg', sized(jpeg, frame + 5, [0, 0]))).toBeNull()
  })
})

describe('a PDF', () => {
  const text = Buffer.from(pdf).toString('latin1')
  const checked = (whole: string) => contentOf('application/pdf', letters(whole))
  const objects = '5 0 << /S /JavaScript /JS (canary) >>'
  const packed = (plain: string) => deflateSync(Buffer.from(plain, 'latin1')).toString('latin1')
  const withStream = (said: string, data: string) =>
    text.replace('%%EOF', `9 0 obj << ${said} >>\nstream\n${data}\nendstream endobj\n%%EOF`)
  const stream = '/Type /ObjStm /N 1 /First 4 /Filter'

  test.each([
    ...['/JavaScript', '/EmbeddedFile', '/RichMedia', '/Launch', '/SubmitForm', '/Rendition'],
    ...[
      '/J#61vaScript',
      '/#4a#61#76#61#53#63#72#69#70#74',
      '/JavaScrip#74',
      '/L#61unc#68',
      '/#4Aava#53cript',
    ],
  ])('with %s is refused', (name) => {
    expect(checked(text.replace('/Catalog', `/Catalog/OpenAction<</S${name}>>`))).toBeNull()
  })

  test.each(['/XFA 8 0 R', '/XFA[(form) 8 0 R]', '/X#46A%\n8 0 R'])('with a form of scripts, %s', (form) => {
    expect(checked(text.replace('/Catalog', `/Catalog/AcroForm<<${form}>>`))).toBeNull()
  })

  test.each([
    ['a script among packed objects', `${stream} /FlateDecode`, packed(objects)],
    [
      'one in a stream whose kind is spelled otherwise',
      '/Type /Obj#53tm /Filter /FlateDecode',
      packed(objects),
    ],
    ['one behind a text that says stream', `${stream} /FlateDecode /X (stream\n)`, packed(objects)],
    ['objects packed in another way', `${stream} /LZWDecode`, 'canary'],
    ['objects packed twice', `${stream} [/FlateDecode /ASCIIHexDecode]`, packed('35203020')],
    [
      'objects behind a predictor',
      `${stream} /FlateDecode /DecodeParms << /Predictor 12 >>`,
      packed('5 0 <<>>'),
    ],
    [
      'how they are packed said long before what they are',
      `/Filter [/FlateDecode /LZWDecode] /Length 6 ${' '.repeat(2_000)} /Type /ObjStm`,
      packed('canary'),
    ],
    [
      'how they are packed said in another object',
      '/Type /ObjStm /N 1 /First 4 /Filter 7 0 R',
      packed(objects),
    ],
    ['how they are packed said twice', `${stream} /FlateDecode /Filter 7 0 R`, packed(objects)],
    ['objects packed twice in the same way', `${stream} [/FlateDecode/FlateDecode]`, packed(packed(objects))],
    ['a predictor said in another object', `${stream} /FlateDecode /DecodeParms 7 0 R`, packed('5 0 <<>>')],
    ['objects in another file', `${stream} /FlateDecode /F (other.pdf)`, packed('5 0 <<>>')],
    [
      'what they are said in another object',
      '/Type 7 0 R /N 1 /First 4 /Filter /FlateDecode',
      packed(objects),
    ],
    ['what they are not said at all', '/N 1 /First 4 /Filter /FlateDecode', packed(objects)],
    ['what they are said in other letters', '/N 1 /F#69rst 4 /Filter /FlateDecode', packed(objects)],
    ['what they are said behind a comment', `/N 1 %>>\n/First 4 /Filter /FlateDecode`, packed(objects)],
    ['what they are said behind a text', `/A (>>\\)) /First 4 /Filter /FlateDecode`, packed(objects)],
    ['a dictionary without an end', `/First 4 (`, packed(objects)],
    ['objects that cannot be unpacked', `${stream} /FlateDecode`, 'canary'],
    ['objects that fill the memory', `${stream} /FlateDecode`, packed(' '.repeat(40_000_000))],
  ])('that hides what it holds is refused: %s', (_, said, data) => {
    expect(checked(withStream(said, data))).toBeNull()
  })

  test.each([
    ['a comment between', '9 0 obj %<<\n<< /First 4 /Filter /FlateDecode >> %\nstream\n'],
    ['no line of its own', '9 0 obj<</First 4/Filter/FlateDecode>>stream\r\n'],
    ['blanks behind', '9 0 obj<</First 4/Filter/FlateDecode>>stream  \n'],
    ['what is no object before it', 'endobj (9 0 obj << 9 0 obj<</First 4/Filter/FlateDecode>>stream\n'],
  ])('that hides where its objects begin is refused: %s', (_, head) => {
    expect(checked(text.replace('%%EOF', `${head}${packed(objects)}\nendstream endobj\n%%EOF`))).toBeNull()
  })

  test('that is encrypted is refused', () => {
    expect(checked(text.replace('/Root', '/Encrypt 8 0 R /Root'))).toBeNull()
  })

  test('that packs harmless objects is taken, and so is one whose names have blanks', () => {
    expect(checked(withStream(`${stream} /FlateDecode`, packed('5 0 << /Type /Font >>')))).not.toBeNull()
    const spread = `/Length 99 ${' '.repeat(2_000)} ${stream} [ /FlateDecode ] % as ever\n /Extends 7 0 R`
    expect(checked(withStream(spread, packed('5 0 << /Type /Font >>')))).not.toBeNull()
    expect(checked(text.replace('/Catalog', '/Catalog/Name/Noto#20Sans'))).not.toBeNull()
  })

  test('with streams that hold no objects is taken, however those are packed', () => {
    const picture = '/Type /XObject /Filter [/ASCII85Decode /DCTDecode] /Title (\\) >> endobj \\() /Width 9'
    expect(checked(withStream(picture, 'canary'))).not.toBeNull()
    expect(
      checked(withStream('/Type /XRef /W [1 2 1] /DecodeParms <</Predictor 12>>', 'canary')),
    ).not.toBeNull()
  })

  test('of nothing but marks is read in no time', () => {
    const started = process.cpuUsage()
    const dictionaries = [
      '1 0 obj<<',
      '1 0 obj',
      '1 0 obj<</A(',
      '1 0 obj<</A()>>stream\n',
      '1 0 obj<<>>',
      'obj%',
      '%\n',
    ]
    for (const mark of ['stream\n', '/ObjStm', '/ObjStm stream\n', '#4a', '/J', ...dictionaries])
      checked(text.replace('%%EOF', `${mark.repeat(3_000_000 / mark.length)}\n%%EOF`))
    const [opened, closed] = ['1 0 obj<<'.repeat(270_000), '>>'.repeat(270_000)]
    checked(text.replace('%%EOF', `${opened}${closed}\n%%EOF`))
    expect(busySince(started)).toBeLessThan(8_000)
  })
})

test('10 MB of nothing but marks are read in no time', () => {
  const started = process.cpuUsage()
  const long = new Uint8Array(10_485_760).fill(0xff)
  for (const [at, byte] of jpeg.entries()) long[at] = byte
  expect(contentOf('image/jpeg', long)).not.toBeNull()
  expect(contentOf('image/jpeg', concat(jpeg.subarray(0, 2), long.subarray(jpeg.length)))).toBeNull()
  expect(contentOf('image/png', concat(png.subarray(0, 33), new Uint8Array(10_485_760)))).toBeNull()
  expect(busySince(started)).toBeLessThan(2_000)
})

/** Milliseconds of work, which other programs on the machine do not make longer. */
function busySince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}
