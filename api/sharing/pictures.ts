// Serves pictures for link previews. Draws a picture when it is requested first, and keeps it in memory. Only pages of
// the catalog have pictures, so that requests cannot choose other texts.
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Caller } from '#api/http/operation.ts'
import { networkOf } from '#api/http/network.ts'
import { hubNames } from '#api/locale/intl.ts'
import type { Counter } from '#api/rateLimits/store/counter.ts'
import { languages, tagOf, type Language } from '#shared/languages.ts'
import { sharedPage, type SharedPage } from './sharedPages.ts'
import { drawPicture, type ArtFile } from './pictures/drawing.ts'
import { openQueue } from './pictures/queue.ts'
import { pictureName, picturePath } from './picturePath.ts'

/** Maximum size in bytes of the pictures in memory: about 500 pictures. */
const memoryBytes = 16_777_216

/** Limits the pictures that are drawn for one network. Pictures in memory are not counted. */
export const drawLimit = { name: 'link pictures', points: 240, seconds: 600 }

export const pictureHeaders = {
  'Content-Type': 'image/png',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

const year = 'public, max-age=31536000, immutable'

export type ReadFile = (path: string) => Promise<ArtFile | null>

type Options = {
  /** Reads a drawing or photograph of the hub by its path. */
  readFile: ReadFile
  draws: Counter
  clock?: () => Date
}

/** Mount at `picturesPath`. */
export function openPictures({ readFile, draws, clock = () => new Date() }: Options) {
  const memory = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: memoryBytes,
    sizeCalculation: ({ length }) => length,
  })
  const queue = openQueue()
  const drawing = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

  async function draw(name: string, page: SharedPage, language: Language) {
    const file = await readFile(page.picture.split('#')[0] ?? '')
    const picture = await drawPicture(
      {
        brand: hubNames[language],
        title: page.title,
        text: page.text,
        language: tagOf(language),
        art: file,
      },
      'preview',
    )
    memory.set(name, picture)
    return picture
  }

  /** Draws a picture once for concurrent requests. Returns `undefined` if too many pictures wait. */
  function drawOnce(name: string, page: SharedPage, language: Language) {
    const running = drawing.get(name) ?? queue.run(() => draw(name, page, language))
    if (!running) return undefined
    drawing.set(name, running)
    void running.catch(() => {}).finally(() => drawing.delete(name))
    return running
  }

  const app = new Hono<{ Bindings: Partial<Caller> }>()
  app.get('/:id/:file', async (c) => {
    const { id, file } = c.req.param()
    const language = languageOfFile(file)
    const page = language && sharedPage(id, language, clock())
    if (!page) return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
    const name = pictureName(page, language)
    // The path of an older title, or a path without a digest, leads to the newest picture.
    if (file !== `${name}.png`)
      return c.body(null, 302, { Location: picturePath(id, page, language), 'Cache-Control': 'no-store' })
    const etag = `"${name}"`
    const headers = { ...pictureHeaders, 'Cache-Control': year, ETag: etag }
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers)
    const stored = memory.get(name)
    if (stored) return c.body(stored, 200, headers)
    const seconds = await draws.take(networkOf(c.env?.address ?? 'local'))
    if (seconds !== undefined) return busy(429, seconds)
    const picture = await drawOnce(name, page, language)
    return picture ? c.body(picture, 200, headers) : busy(503, 5)
  })
  return app
}

const busy = (status: 429 | 503, seconds: number) =>
  new Response('Too many pictures are being drawn.', {
    status,
    headers: { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' },
  })

/** Returns the language of `th-TH.png` and `th-TH-1b2c3d4e5f607182.png`; `undefined` for other names. */
function languageOfFile(file: string): Language | undefined {
  const [, tag] = /^([a-z]{2}-[A-Z]{2})(?:-[0-9a-f]{16})?\.png$/.exec(file) ?? []
  return Object.values(languages).find((each) => each.tag === tag)?.wire
}
