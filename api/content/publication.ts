// Reads which version of each topic is published, and publishes new versions.
import { desc, eq, inArray, sql } from 'drizzle-orm'
import { checkVersion } from '../catalog/check.ts'
import type { CatalogVersion } from '../catalog/topic.ts'
import { topicOf } from '../catalog/topics.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { digestOf } from './digest.ts'
import { checkPictures, keepPictures } from './pictures.ts'
import type { NewData } from './newData.ts'
import { catalogPublications, catalogPublishedVersions, catalogVersions } from './tables.ts'

/** Publication with the id and digest of the version of each topic. */
export type Publication = {
  number: number
  versions: ReadonlyMap<string, { id: string; digest: string }>
}

/** Number of the newest publication; 0 before the first one. */
export async function newestNumber(db: Database): Promise<number> {
  const [row] = await db
    .select({ number: catalogPublications.number })
    .from(catalogPublications)
    .orderBy(desc(catalogPublications.number))
    .limit(1)
  return row?.number ?? 0
}

export async function readPublication(db: Database, number: number): Promise<Publication> {
  const rows = await db
    .select({
      topic: catalogPublishedVersions.topic,
      id: catalogVersions.id,
      digest: catalogVersions.digest,
    })
    .from(catalogPublishedVersions)
    .innerJoin(catalogVersions, eq(catalogVersions.id, catalogPublishedVersions.versionId))
    .where(eq(catalogPublishedVersions.number, number))
  return { number, versions: new Map(rows.map(({ topic, ...version }) => [topic, version])) }
}

export const readNewestPublication = async (db: Database): Promise<Publication> =>
  await readPublication(db, await newestNumber(db))

/** Returns data of versions by version id. */
export async function readData(db: Database, ids: readonly string[]): Promise<Map<string, object>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: catalogVersions.id, data: catalogVersions.data })
    .from(catalogVersions)
    .where(inArray(catalogVersions.id, [...ids]))
  return new Map(rows.map(({ id, data }) => [id, data]))
}

/** Takes the lock that orders publications until the transaction ends. */
export const lockPublications = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('catalog', 0))`)

/**
 * Publishes new data of topics, together with the unchanged versions of all other topics.
 * @throws InvalidCatalog if the catalog would be invalid
 */
export async function publishData(
  tx: Database,
  newData: readonly NewData[],
  { changeId, now }: { changeId: string; now: Date },
): Promise<number> {
  await lockPublications(tx)
  const current = await readNewestPublication(tx)
  checkVersion(await candidateOf(tx, current, newData))
  await checkPictures(tx, newData)
  await keepPictures(tx, newData, now)
  const versions = newData.map(({ topic, data }) => ({
    id: newId(),
    changeId,
    topic,
    data,
    digest: digestOf(data),
  }))
  if (versions.length > 0) await tx.insert(catalogVersions).values(versions)
  const number = current.number + 1
  await tx.insert(catalogPublications).values({ number, changeId, publishedAt: now })
  const published = new Map([...current.versions].map(([topic, { id }]) => [topic, id]))
  for (const { topic, id } of versions) published.set(topic, id)
  const rows = Array.from(published, ([topic, versionId]) => ({ number, topic, versionId }))
  if (rows.length > 0) await tx.insert(catalogPublishedVersions).values(rows)
  return number
}

/** Reads the catalog as it would be with the new data. */
export async function candidateOf(
  db: Database,
  { number, versions: published }: Publication,
  newData: readonly NewData[],
): Promise<CatalogVersion> {
  const stored = await readData(
    db,
    Array.from(published.values(), ({ id }) => id),
  )
  const sources = new Map<string, object>()
  for (const [topic, { id }] of published) {
    const data = stored.get(id)
    if (data) sources.set(topic, data)
  }
  for (const { topic, data } of newData) sources.set(topic, data)
  return { number: number + 1, sources }
}

/** Reads the published data of topics; the files of topics that were not published yet. */
export async function readTopics(db: Database, names: readonly string[]): Promise<Map<string, object>> {
  const { versions } = await readNewestPublication(db)
  const stored = await readData(
    db,
    names.flatMap((name) => versions.get(name)?.id ?? []),
  )
  return new Map(
    names.flatMap((name) => {
      const data = stored.get(versions.get(name)?.id ?? '') ?? topicOf(name)?.file
      return data ? [[name, data] as const] : []
    }),
  )
}
