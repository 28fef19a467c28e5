// Tests pictures of link previews: their size and content, their paths and caching, hostile titles and limits.
import { readFile as readBytes } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { courses } from '#api/catalog/courses.ts'
import { fileVersion, inVersion } from '#api/catalog/topic.ts'
import { openMemoryCounter } from '#api/rateLimits/store/memory.ts'
import { listFiles } from '#tests/support/listFiles.ts'
import { drawPicture, type ArtFile, type Picture } from './pictures/drawing.ts'
import { unpack } from './pictures/fonts.ts'
import { breakLines } from './pictures/lines.ts'
import { openPictures, type ReadFile } from './pictures.ts'
import { openQueue } from './pictures/queue.ts'
import { shape } from './pictures/shape.ts'

const readFile: ReadFile = async (path) => ({
  type: 'image/svg+xml',
  bytes: new Uint8Array(await readBytes(join('public', path))),
})
const now = () => new Date('2026-11-30T05:00:00Z')
const open = (points = 1000) =>
  openPictures({ readFile, draws: openMemoryCounter({ points, seconds: 60 }), clock: now })
const pictures = open()

/** Requests the newest picture by following the redirect. */
async function newest(id: string, tag = 'en-US') {
  const redirect = await pictures.request(`/${id}/${tag}.png`)
  expect(redirect.status).toBe(302)
  const path = redirect.headers.get('Location')?.replace('/share', '') ?? ''
  return { path, response: await pictures.request(path) }
}

const pixelsOf = async (bytes: ArrayBuffer | Uint8Array) =>
  await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })

const drawing: Picture = {
  brand: 'Members’ hub',
  title: 'Awake at three',
  text: 'At three everything looks bigger.',
  language: 'en-US',
  art: null,
}

test.each(['en-US', 'id-ID', 'th-TH', 'vi-VN'])(
  'the picture of an article in %s is a PNG of 1200 × 630 pixels that caches keep for a year',
  async (tag) => {
    const { response } = await newest('article.2026-11.awake-at-three', tag)
    expect(response.headers.get('Content-Type')).toBe('image/png')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    const bytes = await response.arrayBuffer()
    expect(bytes.byteLength).toBeLessThan(150_000)
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
  },
)

test('languages and pages have different pictures, and the same picture is drawn once', async () => {
  const english = await newest('hub')
  const thai = await newest('hub', 'th-TH')
  const other = await newest('activities')
  const all = await Promise.all(
    [english, thai, other].map(async ({ response }) =>
      Buffer.from(await response.arrayBuffer()).toString('base64'),
    ),
  )
  expect(new Set(all).size).toBe(3)
  const again = await pictures.request(english.path)
  expect(Buffer.from(await again.arrayBuffer()).toString('base64')).toBe(all[0])
  const etag = again.headers.get('ETag') ?? ''
  const unchanged = await pictures.request(english.path, { headers: { 'If-None-Match': etag } })
  expect(unchanged.status).toBe(304)
})

test('the path of an older title leads to the picture of the newest title', async () => {
  const { path } = await newest('course.nights-shared')
  const edited = courses().map((each) => ({ ...each, name: { ...each.name, en: 'Other nights' } }))
  const sources = new Map([['courses', edited]])
  const answer = await inVersion({ ...fileVersion, number: 1, sources }, async () => pictures.request(path))
  expect(answer.status).toBe(302)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('Location')).not.toBe(`/share${path}`)
})

test.each([
  '/no-such-page/en-US.png',
  '/course.no-such-course/en-US.png',
  '/issue.2099-01/en-US.png',
  '/hub/xx-XX.png',
  '/hub/en-US.svg',
  '/hub/en-US-0123.png',
  '/__proto__/en-US.png',
  '/hub%2f..%2f..%2fetc/en-US.png',
])('%s has no picture', async (path) => {
  const answer = await pictures.request(path)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})

test('a network that has too many pictures drawn has to wait, but gets pictures that exist', async () => {
  const limited = open(1)
  const pathOf = async (id: string) =>
    (await limited.request(`/${id}/en-US.png`)).headers.get('Location')?.replace('/share', '') ?? ''
  const first = await pathOf('hub')
  expect((await limited.request(first)).status).toBe(200)
  const second = await limited.request(await pathOf('activities'))
  expect(second.status).toBe(429)
  expect(Number(second.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await limited.request(first)).status).toBe(200)
})

test('the queue runs one piece of work at a time, and rejects work when it is full', async () => {
  const queue = openQueue(2)
  let running = 0
  const most: number[] = []
  const gate = Promise.withResolvers<void>()
  const work = async () => {
    running += 1
    most.push(running)
    await gate.promise
    running -= 1
    return true
  }
  const [first, second] = [queue.run(work), queue.run(work)]
  expect(queue.run(work)).toBeUndefined()
  gate.resolve()
  expect([await first, await second]).toEqual([true, true])
  expect(most).toEqual([1, 1])
  await expect(queue.run(() => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault')
  expect(await queue.run(work)).toBe(true)
})

describe('drawing', () => {
  test('a hostile title is drawn as letters, and its markup and entities have no effect', async () => {
    const title = '</svg><image href="file:///etc/passwd"/><script>alert(1)</script>&xxe;]]>'
    const { info } = await pixelsOf(await drawPicture({ ...drawing, title, text: title }, 'preview'))
    expect([info.width, info.height]).toEqual([1200, 630])
    const { svg } = await shape(title, { face: 'title', size: 60 })
    expect(svg.replaceAll(/<path transform="[-\d.a-z() ]+" d="[-\d.,A-Z ]*"\/>/gi, '')).toBe('')
  })

  test.each([
    ['an endless word', 'W'.repeat(10_000)],
    ['an endless sentence', 'so many words '.repeat(5_000)],
    ['letters without a font', '漢字'.repeat(50)],
    ['emoji and controls', '🤱🏽👩‍👩‍👧\u202E\u0000\u2028'],
    ['stacked marks', `a${'\u0301'.repeat(3_000)}`],
    ['nothing', ''],
  ])('a title with %s stays within its column', async (_name, title) => {
    const { data, info } = await pixelsOf(await drawPicture({ ...drawing, title }, 'preview'))
    // The background between the text and the drawing, and below the text.
    const colors = new Set<string>()
    for (let y = 130; y < 630; y += 1)
      for (const x of [30, 655]) {
        const at = (y * info.width + x) * info.channels
        colors.add([...data.subarray(at, at + 3)].join())
      }
    expect(colors.size).toBe(1)
  })

  test('Thai marks are placed above and below their consonants, and add no width', async () => {
    const style = { face: 'title', size: 60 } as const
    const [plain, marked] = [await shape('กป', style), await shape('กู้ปี๊', style)]
    expect(marked.width).toBeCloseTo(plain.width, 0)
    expect(marked.svg.match(/<path/g)?.length).toBeGreaterThan(plain.svg.match(/<path/g)?.length ?? 0)
  })

  test('fonts that are unpacked concurrently are the same as fonts that are unpacked one after another', async () => {
    const files = listFiles('node_modules/@fontsource/fraunces/files/fraunces-*-500-normal.woff2', 3)
    const fonts = await Promise.all(files.map((file) => readBytes(file)))
    const together = await Promise.all(fonts.map(unpack))
    const alone: Uint8Array[] = []
    for (const font of fonts) alone.push(await unpack(font))
    expect(together).toEqual(alone)
  })

  test('all letters of the four languages have a glyph', async () => {
    const texts = [
      'ắằẳẵặấầẩẫậđêếềểễệôốồổỗộơớờởỡợưứừửữựỳỵỷỹ',
      'กขคฆงจฉชซญดตถทธนบปผฝพฟภมยรลวศษสหอฮๆฯ฿',
      'Aa0’“”…–%€',
    ]
    const isEmpty = async (character: string) =>
      (await shape(character, { face: 'title', size: 20 })).svg === ''
    const letters = Array.from(texts.join('').normalize('NFC'))
    const missing = await Promise.all(
      letters.map(async (letter) => ((await isEmpty(letter)) ? [letter] : [])),
    )
    expect(missing.flat()).toEqual([])
  })

  test('lines end between words, and keep Thai compounds together', async () => {
    const frame = { face: 'title', language: 'th-TH', width: 420, lines: 4, sizes: [60] } as const
    const { lines } = await breakLines('สุดสัปดาห์ของขวัญลูกน้อย', frame)
    const widthOf = async (text: string) => (await shape(text, { face: 'title', size: 60 })).width
    const sum = lines.reduce((total, { width }) => total + width, 0)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.map(({ width }) => Math.round(width))).toEqual([
      Math.round(await widthOf('สุดสัปดาห์')),
      Math.round(await widthOf('ของขวัญลูกน้อย')),
    ])
    expect(sum).toBeGreaterThan(frame.width)
  })

  test('a photograph of staff fills the panel', async () => {
    const bytes = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#00f' } })
      .webp()
      .toBuffer()
    const art: ArtFile = { type: 'image/webp', bytes: new Uint8Array(bytes) }
    const { data, info } = await pixelsOf(await drawPicture({ ...drawing, art }, 'preview'))
    const at = (315 * info.width + 900) * info.channels
    expect([...data.subarray(at, at + 3)].map((value) => value > 200)).toEqual([false, false, true])
  })

  test('a card has 1080 × 1350 pixels', async () => {
    const { width, height } = await sharp(await drawPicture(drawing, 'card')).metadata()
    expect([width, height]).toEqual([1080, 1350])
  })
})
