// Creates malicious files, and harmless files with risky contents. Each file has the content type that the uploader
// claims.
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { FileType } from '#api/catalog/uploads.ts'
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

/** Expected outcome: rejected, stored as a re-encoded picture, or served as a download. */
export type Outcome = 'refused' | 'picture' | 'download'
export type Hostile = { name: string; type: FileType; bytes: Uint8Array<ArrayBuffer>; fate: Outcome }

const script = '<!doctype html><script>alert("canary")</script>'
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(\'canary\')"><script>alert("canary")</script></svg>'
const zip = 'PK\x03\x04\x14\0\0\0\0\0canary.js'
const gif = 'GIF89a/*\x01\0\0\0\0;*/=1;alert("canary")'
const bomb = (name: string, head: string) =>
  withChunk(name, head + deflateSync(new Uint8Array(100_000_000)).toString('latin1'))

const plain: Record<FileType, Uint8Array<ArrayBuffer>> = {
  'image/jpeg': jpeg,
  'image/png': png,
  'image/webp': webp,
  'image/heic': heic,
  'application/pdf': pdf,
}
const types: FileType[] = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf']

/** Creates a photo like a phone does: with location, author and rotation. */
export async function photo(format: 'jpeg' | 'png' | 'webp', width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 10 } as const
  const image = await sharp({ create: { width, height, channels: 3, background: 'gray', noise } })
    .withExif({
      IFD0: { Make: 'canary', Artist: 'canary' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 22/1' },
    })
    .withMetadata({ orientation: 6, icc: 'p3' })
    .toFormat(format)
    .toBuffer()
  return new Uint8Array(image)
}

export async function corpus(): Promise<Hostile[]> {
  const gpsJpeg = await photo('jpeg', 60, 40)
  const frame = Buffer.from(jpeg).indexOf(Buffer.from([0xff, 0xc0]))
  const wideJpeg = jpeg.slice()
  wideJpeg.set([0x75, 0x30, 0x75, 0x30], frame + 5)
  const of = (outcome: Outcome) => (name: string, type: FileType, bytes: Uint8Array<ArrayBuffer>) => ({
    name,
    type,
    bytes,
    fate: outcome,
  })
  const [refused, picture, download] = [of('refused'), of('picture'), of('download')]
  return [
    // Files whose type differs from the announced type.
    ...types.flatMap((type) => [
      refused('an HTML page', type, letters(script)),
      refused('an SVG with a script', type, letters(svg)),
      refused('a GIF that is also a script', type, letters(gif)),
      refused('an executable', type, letters('\x7fELF\x02\x01\x01')),
      refused('a valid file after an HTML page', type, concat(letters(script), plain[type])),
      refused('an empty file', type, letters('')),
      refused(
        'the first bytes followed by an HTML page',
        type,
        concat(plain[type].subarray(0, 12), letters(script)),
      ),
      ...[0.1, 0.5, 0.7].map((part) =>
        refused(
          `truncated at ${part} of its size`,
          type,
          plain[type].slice(0, Math.floor(plain[type].length * part)),
        ),
      ),
      ...types.filter((other) => other !== type).map((other) => refused(`a ${other}`, type, plain[other])),
    ]),
    // Polyglots: files that are valid in two formats.
    picture('a JPEG that is also a ZIP file', 'image/jpeg', concat(jpeg, letters(zip))),
    picture('a JPEG that is also an HTML page', 'image/jpeg', withSegment(0xfe, script)),
    picture('a JPEG that is also a script', 'image/jpeg', withSegment(0xe0, '*/=alert("canary")/*')),
    picture('a PNG that is also an HTML page', 'image/png', withChunk('tEXt', `Comment\0${script}`)),
    picture('a PNG that is also a ZIP file', 'image/png', concat(png, letters(zip))),
    picture('a WebP that is also an HTML page', 'image/webp', concat(webp, letters(script))),
    picture('a HEIC that is also an HTML page', 'image/heic', concat(heic, letters(script))),
    download(
      'a PDF that is also an HTML page',
      'application/pdf',
      concat(letters(`%PDF-1.4\n%${script}\n`), pdf.slice(9)),
    ),
    refused(
      'a PDF with a script',
      'application/pdf',
      letters(
        Buffer.from(pdf)
          .toString('latin1')
          .replace('/Catalog', '/Catalog/OpenAction<</S/JavaScript/JS(canary)>>'),
      ),
    ),
    ...['/S/GoToR/F(other.pdf)', '/S/GoToE/T<<>>', '/S/URI/URI(file://host/share)'].map((action) =>
      refused(
        `a PDF with an action that opens another file: ${action}`,
        'application/pdf',
        letters(Buffer.from(pdf).toString('latin1').replace('/Catalog', `/Catalog/OpenAction<<${action}>>`)),
      ),
    ),
    // Decompression bombs.
    refused('a JPEG of 30,000 by 30,000 pixels', 'image/jpeg', wideJpeg),
    refused('a PNG of 30,000 by 30,000 pixels', 'image/png', pngOf(30_000, 30_000)),
    refused('a PNG of 2,000,000 by 30 pixels', 'image/png', pngOf(2_000_000, 30)),
    picture('a PNG whose zTXt chunk decompresses to 100 MB', 'image/png', bomb('zTXt', 'Comment\0\0')),
    picture(
      'a PNG whose iTXt chunk decompresses to 100 MB',
      'image/png',
      bomb('iTXt', 'Comment\0\x01\0\0\0'),
    ),
    refused(
      'a PDF whose object stream decompresses to 100 MB',
      'application/pdf',
      letters(
        Buffer.from(pdf)
          .toString('latin1')
          .replace(
            '%%EOF',
            `9 0 obj << /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n${deflateSync(new Uint8Array(100_000_000)).toString('latin1')}\nendstream endobj\n%%EOF`,
          ),
      ),
    ),
    // Files with metadata about their author or location.
    picture('a JPEG with GPS', 'image/jpeg', gpsJpeg),
    picture('a PNG with GPS', 'image/png', await photo('png', 60, 40)),
    picture('a WebP with GPS', 'image/webp', await photo('webp', 60, 40)),
    picture('a WebP with XMP', 'image/webp', withRiffChunk('XMP ', 'canary')),
    picture('a JPEG with XMP', 'image/jpeg', withSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0canary')),
    picture('a JPEG with IPTC', 'image/jpeg', withSegment(0xed, 'Photoshop 3.0\0canary')),
    picture('a JPEG followed by a photo with GPS', 'image/jpeg', concat(jpeg, gpsJpeg)),
  ]
}
