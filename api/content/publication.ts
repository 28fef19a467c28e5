// Reads which version of each topic is published, and publishes new versions.
import { desc, eq, sql } from 'drizzle-orm'
import { checkVersion } from '../catalog/check.ts'
import type { CatalogVersion } from '../catalog/topic.ts'
import { topicOf } from '../catalog/topics.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { topicDigest } from './digest.ts'
import { checkPictures, keepPictures } from './pictures.ts'
import type { NewData } from './newData.ts'
import { cacheData, readData, storedForm, type VersionOf } from './storedVersions.ts'
import { catalogPublications, catalogPublishedVersions, catalogVersions } from './tables.ts'

/** Publication with the version of each topic. */
export type Publication = { number: number; versions: ReadonlyMap<string, VersionOf> }

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
      depth: catalogVersions.depth,
    })
    .from(catalogPublishedVersions)
    .innerJoin(catalogVersions, eq(catalogVersions.id, catalogPublishedVersions.versionId))
    .where(eq(catalogPublishedVersions.number, number))
  return { number, versions: new Map(rows.map((version) => [version.topic, version])) }
}

export const readNewestPublication = async (db: Database): Promise<Publication> =>
  await readPublication(db, await newestNumber(db))

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
  const stored = await readData(tx, [...current.versions.values()])
  const versions = newData.map(({ topic: name, data: next }) => {
    const topic = topicOf(name)
    if (!topic) throw new Error(`Catalog has no topic ${name}.`)
    const version = current.versions.get(name)
    const before = stored.get(version?.id ?? '')
    const { columns, data } = storedForm(topic, version && before && { version, data: before }, next)
    const row = { id: newId(), changeId, topic: name, digest: topicDigest(topic, data), ...columns }
    return { row, topic: name, data }
  })
  checkVersion(candidate(current, stored, versions))
  await checkPictures(tx, versions)
  await keepPictures(tx, versions, now)
  if (versions.length > 0) await tx.insert(catalogVersions).values(versions.map(({ row }) => row))
  for (const { row, data } of versions) cacheData(row.id, data)
  const number = current.number + 1
  await tx.insert(catalogPublications).values({ number, changeId, publishedAt: now })
  const published = new Map([...current.versions].map(([topic, { id }]) => [topic, id]))
  for (const { row, topic } of versions) published.set(topic, row.id)
  const rows = Array.from(published, ([topic, versionId]) => ({ number, topic, versionId }))
  if (rows.length > 0) await tx.insert(catalogPublishedVersions).values(rows)
  return number
}

/** Reads the catalog as it would be with the new data. */
export async function candidateOf(
  db: Database,
  current: Publication,
  newData: readonly NewData[],
): Promise<CatalogVersion> {
  return candidate(current, await readData(db, [...current.versions.values()]), newData)
}

function candidate(
  { number, versions }: Publication,
  stored: ReadonlyMap<string, object>,
  newData: readonly NewData[],
): CatalogVersion {
  const sources = new Map<string, object>()
  for (const [topic, { id }] of versions) {
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
    [...new Set(names)].flatMap((name) => versions.get(name) ?? []),
  )
  return new Map(
    names.flatMap((name) => {
      const data = stored.get(versions.get(name)?.id ?? '') ?? topicOf(name)?.file
      return data ? [[name, data] as const] : []
    }),
  )
}
