// Reads topics of the catalog for editors: their entries, with the edits of a change, and their published versions.
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { isObject, valueAt } from '#shared/unknown.ts'
import { jsonSchemaOf } from '../../catalog/jsonSchema.ts'
import { topicOf, topics } from '../../catalog/topics.ts'
import { readEdited } from '../../content/changes.ts'
import { digestOf } from '../../content/digest.ts'
import { entriesOf, entryOf, type Entry } from '../../content/entries.ts'
import { newestNumber, readNewestPublication } from '../../content/publication.ts'
import { readStored } from '../../content/storedVersions.ts'
import {
  catalogChanges,
  catalogEdits,
  catalogPublishedVersions,
  catalogVersions,
} from '../../content/tables.ts'
import { page } from '../../http/paging.ts'
import { emailsByActor } from '../../staff/emails.ts'
import type { Database } from '../../store/store.ts'

type Schemas = components['schemas']

/** States of changes that are not published and not withdrawn. */
export const openStates = ['draft', 'inReview', 'scheduled'] as const

/** Returns the topics with their numbers of entries and open changes, without reading the data of the topics. */
export async function listTopics(db: Database): Promise<Schemas['ContentTopicSummary'][]> {
  const published = await publishedVersions(db)
  const open = await openChanges(db)
  return topics
    .map((topic) => {
      const version = published.get(topic.name)
      return {
        name: topic.name,
        entries: version?.entries ?? entriesOf(topic, topic.file).length,
        publishedAt: version?.createdBy ? (version.publishedAt?.toISOString() ?? null) : null,
        openChanges: open.get(topic.name) ?? 0,
      }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Returns the published version of each topic. Files of a release never replace a version of staff. */
async function publishedVersions(db: Database) {
  const number = await newestNumber(db)
  const rows = await db
    .select({
      topic: catalogVersions.topic,
      entries: catalogVersions.entries,
      createdBy: catalogChanges.createdBy,
      publishedAt: catalogChanges.publishedAt,
    })
    .from(catalogPublishedVersions)
    .innerJoin(catalogVersions, eq(catalogVersions.id, catalogPublishedVersions.versionId))
    .innerJoin(catalogChanges, eq(catalogChanges.id, catalogVersions.changeId))
    .where(eq(catalogPublishedVersions.number, number))
  return new Map(rows.map((row) => [row.topic, row]))
}

async function openChanges(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .select({ topic: catalogEdits.topic, count: sql<number>`count(distinct ${catalogEdits.changeId})::int` })
    .from(catalogEdits)
    .innerJoin(catalogChanges, eq(catalogChanges.id, catalogEdits.changeId))
    .where(inArray(catalogChanges.state, [...openStates]))
    .groupBy(catalogEdits.topic)
  return new Map(rows.map(({ topic, count }) => [topic, count]))
}

/** @throws NOT_FOUND */
export async function readTopic(
  db: Database,
  name: string,
  changeId: string | undefined,
): Promise<Schemas['ContentTopic']> {
  const topic = topicOf(name) ?? refuse('NOT_FOUND')
  const { published, data, edits } = await readEdited(db, changeId, topic)
  const before = new Set(entriesOf(topic, published).map(({ id }) => id))
  const edited = new Set(edits.map(({ entry }) => entry))
  const stateOf = ({ id }: Entry): Schemas['ContentEntryState'] => {
    if (!before.has(id)) return 'added'
    return edited.has(id) ? 'changed' : 'published'
  }
  const removedIds = new Set(edits.filter((edit) => edit.data === null).map(({ entry }) => entry))
  const removed = entriesOf(topic, published).filter(({ id }) => removedIds.has(id))
  return {
    name,
    list: Array.isArray(data) ? '' : (topic.list ?? null),
    keys: [...topic.keys],
    schema: jsonSchemaOf(topic),
    entries: [
      ...entriesOf(topic, data).map((entry) => ({ ...summaryOf(entry), state: stateOf(entry) })),
      ...removed.map((entry) => ({ ...summaryOf(entry), state: 'removed' as const })),
    ],
  }
}

const summaryOf = (entry: Entry) => ({ id: entry.id, title: titleOf(entry) })

/** Returns the English name of an entry; its key if it has no name. */
export function titleOf({ id, data }: Entry): string {
  const texts = ['name', 'title', 'question'].map((property) => {
    const text = valueAt(data, property)
    return isObject(text) ? text.en : text
  })
  const title = texts.find((text) => typeof text === 'string' && text.length > 0)
  return (typeof title === 'string' ? title : id.replace(/^.*\//, '')).slice(0, 200)
}

/** @throws NOT_FOUND */
export async function readEntry(
  db: Database,
  name: string,
  { entry: id, change }: { entry: string; change?: string | undefined },
): Promise<Schemas['ContentEntry']> {
  const topic = topicOf(name) ?? refuse('NOT_FOUND')
  const { published, data } = await readEdited(db, change, topic)
  const after = entryOf(topic, data, id) ?? null
  const before = entryOf(topic, published, id) ?? null
  if (after === null && before === null) refuse('NOT_FOUND')
  return { id, digest: after === null ? null : digestOf(after), data: after, published: before }
}

/** Returns the published versions of a topic, newest first. @throws NOT_FOUND */
export async function listVersions(
  db: Database,
  name: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Schemas['ContentVersionList']> {
  if (!topicOf(name)) refuse('NOT_FOUND')
  const rows = await db
    .select({ id: catalogVersions.id, changeId: catalogVersions.changeId })
    .from(catalogVersions)
    .where(
      and(eq(catalogVersions.topic, name), cursor === undefined ? undefined : lt(catalogVersions.id, cursor)),
    )
    .orderBy(desc(catalogVersions.id))
    .limit(limit + 1)
  const { items, nextCursor } = page(rows, limit)
  const changes = await changesById(
    db,
    items.map(({ changeId }) => changeId),
  )
  const current = (await readNewestPublication(db)).versions.get(name)?.id
  const emails = await emailsByActor(
    db,
    Array.from(changes.values(), ({ approvedBy }) => approvedBy),
  )
  return {
    items: items.flatMap(({ id, changeId }) => {
      const change = changes.get(changeId)
      if (!change) return []
      const { title, approvedBy, publishedAt, createdAt } = change
      return [
        {
          id,
          change: changeId,
          title,
          publishedAt: (publishedAt ?? createdAt).toISOString(),
          approvedBy: approvedBy === null ? null : (emails.get(approvedBy) ?? approvedBy),
          isCurrent: id === current,
        },
      ]
    }),
    nextCursor,
  }
}

async function changesById(db: Database, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(catalogChanges)
    .where(inArray(catalogChanges.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns topic, data and time of a published version. */
export async function findVersion(db: Database, id: string) {
  const [version] = await db
    .select({
      topic: catalogVersions.topic,
      publishedAt: catalogChanges.publishedAt,
      createdAt: catalogChanges.createdAt,
    })
    .from(catalogVersions)
    .innerJoin(catalogChanges, eq(catalogChanges.id, catalogVersions.changeId))
    .where(eq(catalogVersions.id, id))
  if (!version) return undefined
  const data = (await readStored(db, [id])).get(id)
  return { ...version, data, publishedAt: version.publishedAt ?? version.createdAt }
}

/** Returns the data of the topics of a published change as it was before the publication. */
export async function readTopicsBefore(db: Database, changeId: string): Promise<Map<string, object>> {
  const versions = await db
    .select({ id: catalogVersions.id, topic: catalogVersions.topic })
    .from(catalogVersions)
    .where(eq(catalogVersions.changeId, changeId))
  const before = new Map<string, string>()
  for (const { id, topic } of versions) {
    const [version] = await db
      .select({ id: catalogVersions.id })
      .from(catalogVersions)
      .where(and(eq(catalogVersions.topic, topic), lt(catalogVersions.id, id)))
      .orderBy(desc(catalogVersions.id))
      .limit(1)
    if (version) before.set(topic, version.id)
  }
  const stored = await readStored(db, [...before.values()])
  return new Map([...before].map(([topic, id]) => [topic, stored.get(id) ?? {}]))
}
