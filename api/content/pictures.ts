// Keeps track of pictures that staff uploaded for the catalog: which pictures versions refer to, and which are unused.
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { InvalidCatalog, problemWith, type CatalogProblem } from '../catalog/problems.ts'
import { topicOf } from '../catalog/topics.ts'
import { batchSize, eachInBatches, within, type Portion } from '../store/eachInBatches.ts'
import type { Database } from '../store/store.ts'
import { entriesOf } from './entries.ts'
import type { NewData } from './newData.ts'
import { catalogChanges, catalogEdits, catalogPictures } from './tables.ts'

/** Days after which an unused picture is deleted. */
export const unusedPictureDays = 30

/** Returns the path of a picture on the members' site. */
export const picturePath = (digest: string) => `/content/${digest}.webp`

/** Returns the digests of all uploaded pictures to which the data refers. */
export const picturesIn = (data: unknown): Set<string> =>
  new Set(
    // The path of a picture can have the path of its dark variant as a fragment.
    [...JSON.stringify(data).matchAll(/["#]\/content\/([0-9a-f]{40})\.webp(?=["#])/g)].map(
      ([, digest = '']) => digest,
    ),
  )

/** Pictures of entries, which versions share. */
const picturesOfEntry = new WeakMap<object, ReadonlySet<string>>()

/** Returns the digests of the pictures in a topic. */
function picturesOf({ topic: name, data }: NewData): Set<string> {
  const topic = topicOf(name)
  const entries = topic ? entriesOf(topic, data) : []
  const digests = entries.flatMap(({ data: entry }) => {
    if (typeof entry !== 'object' || entry === null) return []
    const stored = picturesOfEntry.get(entry) ?? picturesIn(entry)
    picturesOfEntry.set(entry, stored)
    return [...stored]
  })
  return new Set(digests)
}

/** Returns a problem for each picture that does not exist, for example because it was unused too long. */
export async function missingPictures(db: Database, newData: readonly NewData[]): Promise<CatalogProblem[]> {
  const used = newData.map((data) => ({ ...data, digests: picturesOf(data) }))
  const digests = [...new Set(used.flatMap((data) => [...data.digests]))]
  if (digests.length === 0) return []
  const rows = await db
    .select({ digest: catalogPictures.digest })
    .from(catalogPictures)
    .where(inArray(catalogPictures.digest, digests))
    .for('key share')
  const stored = new Set(rows.map(({ digest }) => digest))
  const missing = new Set(digests.filter((digest) => !stored.has(digest)))
  return used
    .filter((data) => [...data.digests].some((digest) => missing.has(digest)))
    .flatMap(({ topic, data }) => problemsOfTopic(topic, data, missing))
}

/** @throws InvalidCatalog if a picture does not exist */
export async function checkPictures(db: Database, newData: readonly NewData[]) {
  const problems = await missingPictures(db, newData)
  if (problems.length > 0) throw new InvalidCatalog(problems)
}

function problemsOfTopic(name: string, data: unknown, missing: ReadonlySet<string>): CatalogProblem[] {
  const topic = topicOf(name)
  if (!topic) return []
  return entriesOf(topic, data).flatMap(({ id, data: entry }) =>
    [...picturesIn(entry)]
      .filter((digest) => missing.has(digest))
      .map((digest) =>
        problemWith({
          topic: name,
          entry: id,
          path: pathOf(entry, picturePath(digest)),
          code: 'missingPicture',
          parameters: { name: picturePath(digest) },
        }),
      ),
  )
}

/**
 * Returns the path of the first picture, or picture with a dark variant, that has this path; an empty text if there is
 * no such picture.
 */
function pathOf(value: unknown, picture: string, path = ''): string {
  if (typeof value === 'string') return value.split('#').includes(picture) ? path : ''
  if (typeof value !== 'object' || value === null) return ''
  for (const [name, child] of Object.entries(value)) {
    const inside = pathOf(child, picture, path === '' ? name : `${path}.${name}`)
    if (inside !== '') return inside
  }
  return ''
}

/** Marks the pictures of published data, so that they are not deleted. */
export async function keepPictures(tx: Database, newData: readonly NewData[], now: Date) {
  const digests = [...new Set(newData.flatMap((data) => [...picturesOf(data)]))]
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
