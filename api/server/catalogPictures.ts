// Serves pictures of the catalog publicly. Their path contains a digest of their content, so browsers and shared caches
// may keep them for a year.
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { FileStore } from '../integrations/fileStore.ts'
import { findCatalogPicture } from '../platform/uploads/catalogPicture.ts'
import type { Database } from '../store/store.ts'

/** Maximum size in bytes of the pictures in memory. */
const memoryBytes = 33_554_432

const headers = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
  // A picture cannot run scripts, even if a browser interprets it as a document.
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** Mount at `/content`. */
export function openCatalogPictures(db: Database, files: FileStore) {
  const memory = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: memoryBytes,
    sizeCalculation: ({ length }) => length,
  })
  async function read(digest: string) {
    const row = await findCatalogPicture(db, digest)
    const bytes = row && (await files.get(row.uploadId))
    if (bytes) memory.set(digest, bytes)
    return bytes
  }
  const app = new Hono()
  // Leaves other paths to the pages: the back office has pages below `/content`.
  app.get('/:file{[^/]+\\.webp}', async (c) => {
    const [, digest] = /^([0-9a-f]{40})\.webp$/.exec(c.req.param('file')) ?? []
    const bytes = digest === undefined ? null : (memory.get(digest) ?? (await read(digest)))
    if (!bytes) return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
    const etag = `"${digest}"`
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304, { ...headers, ETag: etag })
    return c.body(bytes, 200, { ...headers, ETag: etag })
  })
  return app
}
