// Stores pictures of the catalog, which staff uploaded, and reads them. The content determines the path of a picture,
// so that the same picture is stored once and caches never have to ask for it again.
import { eq } from 'drizzle-orm'
import { recordActs } from '#api/audit/recordActs.ts'
import { uploadRules, type PictureType } from '#api/catalog/uploads.ts'
import { catalogPictures } from '#api/content/tables.ts'
import type { FileStore } from '#api/integrations/fileStore.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { newId } from '#api/store/id.ts'
import type { Database } from '#api/store/store.ts'
import type { Bytes, Shape } from './content/bytes.ts'
import { contentOf } from './content/content.ts'
import { uploads } from './tables.ts'
import { sha256Of } from './uploads.ts'

/** Maximum length of the longer side in pixels, which is sharp on a screen of 800 px with two pixels per px. */
const longestSide = 1600

type Uploaded = { type: PictureType; bytes: Bytes; crop: Shape['crop']; by: string; now: Date }

export type CatalogPicture = { digest: string; width: number; height: number }

/**
 * Decodes the picture, crops it, and stores it as WebP.
 * @throws BAD_REQUEST if the content is not a picture of the type, or is too large to decode
 */
export async function storeCatalogPicture(
  db: Database,
  files: FileStore,
  { type, bytes, crop, by, now }: Uploaded,
): Promise<CatalogPicture> {
  const shape = { crop, longestSide: Math.min(longestSide, uploadRules.longestSide) }
  const content = await contentOf(type, bytes, { owner: { key: by, isMember: true }, shape })
  if ('refused' in content)
    return refuse('BAD_REQUEST', { reasons: [{ code: content.refused, field: 'data' }] })
  const { bytes: stored, size } = content
  if (!size) throw new Error('Decoder returned no size.')
  const sha256 = sha256Of(stored)
  const picture = { digest: sha256.slice(0, 40), ...size }
  // An upload of the same picture begins its time as an unused picture again.
  const again = await db
    .update(catalogPictures)
    .set({ uploadedAt: now })
    .where(eq(catalogPictures.digest, picture.digest))
    .returning({ digest: catalogPictures.digest })
  if (again.length > 0) return picture
  const id = newId()
  // Stores the row first: if the file cannot be stored, the row expires like that of a file that was never sent.
  await db.insert(uploads).values({
    id,
    memberId: null,
    visitor: null,
    purpose: 'content',
    contentType: 'image/webp',
    size: bytes.length,
    announcedAt: now,
  })
  await files.put(id, stored, 'image/webp')
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(catalogPictures)
      .values({ ...picture, uploadId: id, uploadedBy: by, uploadedAt: now })
      .onConflictDoNothing()
      .returning({ digest: catalogPictures.digest })
    // If another upload has just stored the same picture, the file of this upload is unused and gets deleted.
    const usedAt = added.length > 0 ? now : null
    await tx
      .update(uploads)
      .set({ storedSize: stored.length, sha256, storedAt: now, usedAt })
      .where(eq(uploads.id, id))
    if (added.length > 0)
      await recordActs(tx, now, { what: 'picture-uploaded', by, subject: `picture:${picture.digest}` })
  })
  return picture
}

export async function findCatalogPicture(db: Database, digest: string) {
  const [row] = await db.select().from(catalogPictures).where(eq(catalogPictures.digest, digest))
  return row
}
