// Publishes the JSON files of a release. `npm run migrate` calls it, so that the tables contain every topic, and topics
// that staff have not edited follow the files.
import { eq, inArray } from 'drizzle-orm'
import { topics } from '../catalog/topics.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { topicDigest } from './digest.ts'
import { lockPublications, publishData, readNewestPublication } from './publication.ts'
import { catalogChanges, catalogVersions } from './tables.ts'

export type FileReport = {
  /** Topics whose file is published now. */
  published: string[]
  /** Topics whose file changed, but that staff has edited; the published version of staff stays. */
  editedTopics: string[]
}

/**
 * Publishes files that differ from the published version, unless staff has published a later version.
 * @param sources data that replaces the file of a topic
 * @throws an Error if the files are invalid together with the versions that staff has published
 */
export async function publishFiles(
  db: Database,
  now: Date,
  sources: ReadonlyMap<string, object> = new Map(),
): Promise<FileReport> {
  const files = topics.map((topic) => {
    const data = sources.get(topic.name) ?? topic.file
    return { topic: topic.name, data, digest: topicDigest(topic, data) }
  })
  const { versions } = await readNewestPublication(db)
  const different = files.filter(({ topic, digest }) => versions.get(topic)?.digest !== digest)
  if (different.length === 0) return { published: [], editedTopics: [] }
  return await db.transaction(async (tx) => {
    // Several servers may start at the same time; only the first one publishes the files.
    await lockPublications(tx)
    const edited = await findEditedTopics(tx)
    const current = (await readNewestPublication(tx)).versions
    const rows = different.filter(
      ({ topic, digest }) => !edited.has(topic) && current.get(topic)?.digest !== digest,
    )
    const editedTopics = different.map(({ topic }) => topic).filter((topic) => edited.has(topic))
    if (rows.length === 0) return { published: [], editedTopics }
    const changeId = newId()
    await tx.insert(catalogChanges).values({
      id: changeId,
      title: 'Files of the release',
      state: 'published',
      createdAt: now,
      publishedAt: now,
    })
    await publishData(tx, rows, { changeId, now })
    return { published: rows.map(({ topic }) => topic), editedTopics }
  })
}

/** Returns topics whose published version was edited by staff. */
async function findEditedTopics(tx: Database): Promise<Set<string>> {
  const { versions } = await readNewestPublication(tx)
  if (versions.size === 0) return new Set()
  const rows = await tx
    .select({ topic: catalogVersions.topic, createdBy: catalogChanges.createdBy })
    .from(catalogVersions)
    .innerJoin(catalogChanges, eq(catalogChanges.id, catalogVersions.changeId))
    .where(
      inArray(
        catalogVersions.id,
        Array.from(versions.values(), ({ id }) => id),
      ),
    )
  return new Set(rows.filter(({ createdBy }) => createdBy !== null).map(({ topic }) => topic))
}
