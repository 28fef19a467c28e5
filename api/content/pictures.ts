// Keeps track of pictures that staff uploaded for the catalog: which pictures versions refer to, and which are unused.
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { batchSize, eachInBatches, within, type Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { catalogChanges, catalogEdits, catalogPictures } from './tables.ts'

/** Days after which an unused picture is deleted. */
export const unusedPictureDays = 30

/** Returns the path of a picture on the members' site. */
export const picturePath = (digest: string) => `/content/${digest}.webp`

/** Returns the digests of all uploaded pictures to which the data refers. */
export const picturesIn = (data: unknown): Set<string> =>
  new Set(
    [...JSON.stringify(data).matchAll(/"\/content\/([0-9a-f]{40})\.webp"/g)].map(([, digest = '']) => digest),
  )

/** @throws an Error if a picture to which the data refers does not exist, for example because it was unused too long */
export async function checkPictures(db: Database, data: unknown) {
  const digests = [...picturesIn(data)]
  if (digests.length === 0) return
  const rows = await db
    .select({ digest: catalogPictures.digest })
    .from(catalogPictures)
    .where(inArray(catalogPictures.digest, digests))
    .for('key share')
  const stored = new Set(rows.map(({ digest }) => digest))
  const missing = digests.filter((digest) => !stored.has(digest))
  if (missing.length > 0)
    throw new Error(`Catalog refers to missing pictures: ${missing.map(picturePath).join(', ')}.`)
}

/** Marks the pictures of published data, so that they are not deleted. */
export async function keepPictures(tx: Database, data: unknown, now: Date) {
  const digests = [...picturesIn(data)]
  if (digests.length === 0) return
  await tx
    .update(catalogPictures)
    .set({ publishedAt: now })
    .where(and(inArray(catalogPictures.digest, digests), isNull(catalogPictures.publishedAt)))
}

/**
 * Deletes pictures that no version and no open change has used for `unusedPictureDays` days.
 * @param release marks the files of pictures, so that the job of uploads deletes them
 */
export async function purgePictures(
  db: Database,
  { now, release, portion = {} }: { now: Date; release: Release; portion?: Portion },
) {
  const before = new Date(now.getTime() - unusedPictureDays * 86_400_000)
  const isOld = and(isNull(catalogPictures.publishedAt), lt(catalogPictures.uploadedAt, before))
  await eachInBatches({
    ...portion,
    next: (span) =>
      db
        .select({ id: catalogPictures.digest })
        .from(catalogPictures)
        .where(and(isOld, within(catalogPictures.digest, span)))
        .orderBy(asc(catalogPictures.digest))
        .limit(batchSize),
    work: ({ id: digest }) =>
      db.transaction(async (tx) => {
        const [picture] = await tx
          .select()
          .from(catalogPictures)
          .where(and(eq(catalogPictures.digest, digest), isOld))
          .for('update')
        if (!picture || (await isEdited(tx, digest))) return
        await tx.delete(catalogPictures).where(eq(catalogPictures.digest, digest))
        await release(tx, picture.uploadId)
      }),
  })
}

type Release = (tx: Database, uploadId: string) => Promise<void>

/** Returns true if an edit of an open change refers to the picture. */
async function isEdited(tx: Database, digest: string): Promise<boolean> {
  const [edit] = await tx
    .select({ entry: catalogEdits.entry })
    .from(catalogEdits)
    .innerJoin(catalogChanges, eq(catalogChanges.id, catalogEdits.changeId))
    .where(
      and(
        inArray(catalogChanges.state, ['draft', 'inReview', 'scheduled']),
        sql`strpos(${catalogEdits.data}::text, ${picturePath(digest)}) > 0`,
      ),
    )
    .limit(1)
  return edit !== undefined
}
