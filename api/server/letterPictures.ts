// Renders drawings as PNG for emails, because email clients show no SVG. The drawing is centered on its background
// color, in twice the size of the layout for dense screens.
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Caller } from '../http/operation.ts'

export { letterPicturesPath } from '../integrations/mailHtml.ts'

const size = { width: 800, height: 500 }

/** Maximum size in bytes of the pictures in memory, which is enough for all drawings of the release. */
const memoryBytes = 16_777_216

const headers = {
  'Content-Type': 'image/png',
  'Cache-Control': 'public, max-age=604800',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  // Email apps show the picture on their own pages.
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** Returns the SVG at a path below `/art/`; `undefined` if it is missing. */
export type ReadDrawing = (path: string, env: Caller) => Promise<string | undefined>

/** Mount at `letterPicturesPath`. */
export function openLetterPictures(readDrawing: ReadDrawing) {
  const memory = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: memoryBytes,
    sizeCalculation: ({ length }) => length,
  })
  async function render(name: string, env: Caller) {
    const drawing = await readDrawing(`/art/${name}.svg`, env)
    if (drawing === undefined) return undefined
    const picture = await toPng(drawing)
    memory.set(name, picture)
    return picture
  }
  const app = new Hono<{ Bindings: Caller }>()
  app.get('/:file{(?:night/)?(?:benefits|magazine|mall|prizes|scenes)/[a-z0-9-]+\\.png}', async (c) => {
    const name = c.req.param('file').replace(/\.png$/, '')
    const picture = memory.get(name) ?? (await render(name, c.env))
    return picture ? c.body(picture, 200, headers) : c.text('Not found', 404, { 'Cache-Control': 'no-store' })
  })
  return app
}

async function toPng(drawing: string): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp(Buffer.from(drawing), { density: 288 })
  const corner = await image
    .clone()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  const [r = 255, g = 255, b = 255] = corner
  const png = await image
    .resize({ ...size, fit: 'contain', background: { r, g, b } })
    .png({ palette: true })
    .toBuffer()
  return new Uint8Array(png)
}
