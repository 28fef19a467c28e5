// Reads which version of each topic is published, and publishes new versions.
import { desc, eq, inArray, sql } from 'drizzle-orm'
import { checkVersion } from '../catalog/check.ts'
import type { CatalogVersion } from '../catalog/topic.ts'
import type { Database } from '../store/store.ts'
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

type NewVersion = { id: string; topic: string; data: object; baseId: string | null }

/**
 * Publishes versions that are stored already, together with the unchanged versions of all other topics.
 * @throws StaleBase if another version of a topic was published since the change was based on it
 * @throws an Error that describes the problem if the catalog would be invalid
 */
export async function publishVersions(
  tx: Database,
  versions: readonly NewVersion[],
  { changeId, now }: { changeId: string; now: Date },
): Promise<number> {
  await lockPublications(tx)
  const current = await readNewestPublication(tx)
  const stale = versions.filter(({ topic, baseId }) => (current.versions.get(topic)?.id ?? null) !== baseId)
  if (stale.length > 0) throw new StaleBase(stale.map(({ topic }) => topic))
  const published = new Map([...current.versions].map(([topic, { id }]) => [topic, id]))
  for (const { topic, id } of versions) published.set(topic, id)
  checkVersion(await candidateOf(tx, current, versions))
  const number = current.number + 1
  await tx.insert(catalogPublications).values({ number, changeId, publishedAt: now })
  const rows = Array.from(published, ([topic, versionId]) => ({ number, topic, versionId }))
  if (rows.length > 0) await tx.insert(catalogPublishedVersions).values(rows)
  return number
}

/** Reads the catalog as it would be with the new versions. */
export async function candidateOf(
  db: Database,
  { number, versions: published }: Publication,
  versions: readonly Pick<NewVersion, 'topic' | 'data'>[],
): Promise<CatalogVersion> {
  const data = await readData(
    db,
    Array.from(published.values(), ({ id }) => id),
  )
  const sources = new Map<string, object>()
  for (const [topic, { id }] of published) {
    const stored = data.get(id)
    if (stored) sources.set(topic, stored)
  }
  for (const { topic, data: next } of versions) sources.set(topic, next)
  return { number: number + 1, sources }
}

/** Thrown if a change is based on versions that are not published anymore. */
export class StaleBase extends Error {
  readonly topics: readonly string[]

  constructor(topics: readonly string[]) {
    super(`Other versions of these topics were published since: ${topics.join(', ')}.`)
    this.topics = topics
  }
}
