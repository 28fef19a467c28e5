// Checks that a PDF with scripts, programs, other files or hidden objects is rejected, and that other PDFs are stored
// unchanged.
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { letters, pdf } from '#tests/support/pictures.ts'
import { checkPdf } from './pdf.ts'

describe('checkPdf', () => {
  const text = Buffer.from(pdf).toString('latin1')
  const isTaken = (whole: string) => 'bytes' in checkPdf(letters(whole))
  const objects = '5 0 << /S /JavaScript /JS (canary) >>'
  const packed = (plain: string) => deflateSync(Buffer.from(plain, 'latin1')).toString('latin1')
  const withStream = (dictionary: string, data: string) =>
    text.replace('%%EOF', `9 0 obj << ${dictionary} >>\nstream\n${data}\nendstream endobj\n%%EOF`)
  const stream = '/Type /ObjStm /N 1 /First 4 /Filter'

  test.each([
    '/JavaScript',
    '/EmbeddedFile',
    '/RichMedia',
    '/Launch',
    '/SubmitForm',
    '/Rendition',
    '/J#61vaScript',
    '/#4a#61#76#61#53#63#72#69#70#74',
    '/JavaScrip#74',
    '/L#61unc#68',
    '/#4Aava#53cript',
  ])('checkPdf rejects a PDF with %s', (name) => {
    expect(isTaken(text.replace('/Catalog', `/Catalog/OpenAction<</S${name}>>`))).toBe(false)
  })

  test.each(['/XFA 8 0 R', '/XFA[(form) 8 0 R]', '/X#46A%\n8 0 R'])(
    'checkPdf rejects a PDF with a scripted form: %s',
    (form) => {
      expect(isTaken(text.replace('/Catalog', `/Catalog/AcroForm<<${form}>>`))).toBe(false)
    },
  )

  test.each([
    ['a script in an object stream', `${stream} /FlateDecode`, packed(objects)],
    [
      'an object stream whose type has an escaped character',
      '/Type /Obj#53tm /Filter /FlateDecode',
      packed(objects),
    ],
    [
      'an object stream after a string that contains "stream"',
      `${stream} /FlateDecode /X (stream\n)`,
      packed(objects),
    ],
    ['an object stream with another filter', `${stream} /LZWDecode`, 'canary'],
    ['an object stream with two filters', `${stream} [/FlateDecode /ASCIIHexDecode]`, packed('35203020')],
    [
      'an object stream with a predictor',
      `${stream} /FlateDecode /DecodeParms << /Predictor 12 >>`,
      packed('5 0 <<>>'),
    ],
    [
      'filters 2,000 characters before the type',
      `/Filter [/FlateDecode /LZWDecode] /Length 6 ${' '.repeat(2_000)} /Type /ObjStm`,
      packed('canary'),
    ],
    ['a filter in another object', '/Type /ObjStm /N 1 /First 4 /Filter 7 0 R', packed(objects)],
    ['a duplicate filter entry', `${stream} /FlateDecode /Filter 7 0 R`, packed(objects)],
    [
      'an object stream that is compressed twice',
      `${stream} [/FlateDecode/FlateDecode]`,
      packed(packed(objects)),
    ],
    ['a predictor in another object', `${stream} /FlateDecode /DecodeParms 7 0 R`, packed('5 0 <<>>')],
    ['an object stream in another file', `${stream} /FlateDecode /F (other.pdf)`, packed('5 0 <<>>')],
    ['a type in another object', '/Type 7 0 R /N 1 /First 4 /Filter /FlateDecode', packed(objects)],
    ['a missing type', '/N 1 /First 4 /Filter /FlateDecode', packed(objects)],
    [
      'a missing type and an escaped character in /First',
      '/N 1 /F#69rst 4 /Filter /FlateDecode',
      packed(objects),
    ],
    [
      'a missing type and a comment before /First',
      `/N 1 %>>\n/First 4 /Filter /FlateDecode`,
      packed(objects),
    ],
    [
      'a missing type and a string before /First',
      `/A (>>\\)) /First 4 /Filter /FlateDecode`,
      packed(objects),
    ],
    ['an unclosed dictionary', `/First 4 (`, packed(objects)],
    ['an object stream with invalid compressed data', `${stream} /FlateDecode`, 'canary'],
    ['an object stream that decompresses to 40 MB', `${stream} /FlateDecode`, packed(' '.repeat(40_000_000))],
  ])('checkPdf rejects a PDF that hides its objects: %s', (_, dictionary, data) => {
    expect(isTaken(withStream(dictionary, data))).toBe(false)
  })

  test.each([
    [
      'comments before and after the dictionary',
      '9 0 obj %<<\n<< /First 4 /Filter /FlateDecode >> %\nstream\n',
    ],
    ['no space before the keyword stream', '9 0 obj<</First 4/Filter/FlateDecode>>stream\r\n'],
    ['spaces after the keyword stream', '9 0 obj<</First 4/Filter/FlateDecode>>stream  \n'],
    [
      'the start of an object in a string before it',
      'endobj (9 0 obj << 9 0 obj<</First 4/Filter/FlateDecode>>stream\n',
    ],
  ])('checkPdf rejects a PDF that hides the start of its objects: %s', (_, head) => {
    expect(isTaken(text.replace('%%EOF', `${head}${packed(objects)}\nendstream endobj\n%%EOF`))).toBe(false)
  })

  test.each([
    ['another file', '/S/GoToR/F(other.pdf)'],
    ['an embedded file', '/S/GoToE/T<<>>'],
    ['an article thread of another file', '/S /Thread/F(other.pdf)'],
    ['a network share as a file URL', '/S/URI/URI(file://host/share)'],
    ['a network share as a file URL in uppercase', '/S/URI/URI (FILE:host)'],
    ['a network share as a UNC path', String.raw`/S/URI/URI(\\\\host\\share)`],
    ['a network share as a UNC path with octal escapes', String.raw`/S/URI/URI(\134\134host)`],
    ['a network share as a file URL with octal escapes', String.raw`/S/URI/URI(\146i\154e:host)`],
    ['a network share as a hexadecimal string', '/S/URI/URI<5c5C686f7374>'],
    ['a network share as a hexadecimal string in UTF-16', '/S/URI/URI<FEFF 0066 0069 006c 0065 003a>'],
    ['a network share as a string in UTF-16', '/S/URI/URI(\xfe\xff\0f\0i\0l\0e\0:)'],
    ['a network share as a PDF file specification', '/F (//host/share)'],
    ['a network share with a line continuation', '/S/URI/URI(fi\\\nle:host)'],
  ])('checkPdf rejects a PDF with an action that opens %s', (_, action) => {
    expect(isTaken(text.replace('/Catalog', () => `/Catalog/OpenAction<<${action}>>`))).toBe(false)
    const within = packed(`5 0 <<${action}>>`)
    expect(isTaken(withStream(`${stream} /FlateDecode`, within))).toBe(false)
  })

  test.each(['(https://brand.example)', '(mailto:help@brand.example)', '<68747470733a>'])(
    'checkPdf accepts a PDF with a link to %s',
    (uri) => {
      expect(isTaken(text.replace('/Catalog', () => `/Catalog/OpenAction<</S/URI/URI${uri}>>`))).toBe(true)
    },
  )

  test('checkPdf rejects an encrypted PDF', () => {
    expect(isTaken(text.replace('/Root', '/Encrypt 8 0 R /Root'))).toBe(false)
  })

  test('checkPdf accepts a PDF with harmless compressed objects and with blanks in names', () => {
    expect(isTaken(withStream(`${stream} /FlateDecode`, packed('5 0 << /Type /Font >>')))).toBe(true)
    const spread = `/Length 99 ${' '.repeat(2_000)} ${stream} [ /FlateDecode ] % as ever\n /Extends 7 0 R`
    expect(isTaken(withStream(spread, packed('5 0 << /Type /Font >>')))).toBe(true)
    expect(isTaken(text.replace('/Catalog', '/Catalog/Name/Noto#20Sans'))).toBe(true)
  })

  test('checkPdf accepts a PDF with streams in any encoding, if the streams contain no objects', () => {
    const picture = '/Type /XObject /Filter [/ASCII85Decode /DCTDecode] /Title (\\) >> endobj \\() /Width 9'
    expect(isTaken(withStream(picture, 'canary'))).toBe(true)
    expect(isTaken(withStream('/Type /XRef /W [1 2 1] /DecodeParms <</Predictor 12>>', 'canary'))).toBe(true)
  })

  test('checkPdf reads a PDF that consists of repeated tokens within 8 s of CPU time', () => {
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
      isTaken(text.replace('%%EOF', `${mark.repeat(3_000_000 / mark.length)}\n%%EOF`))
    const [opened, closed] = ['1 0 obj<<'.repeat(270_000), '>>'.repeat(270_000)]
    isTaken(text.replace('%%EOF', `${opened}${closed}\n%%EOF`))
    expect(busySince(started)).toBeLessThan(8_000)
  })
})

/** Returns milliseconds of CPU time, which other programs on the host do not increase. */
function busySince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}
