// Reads topics of the catalog for editors: their entries, with the edits of a change, and their published versions.
import { and, desc, eq, inArray, isNotNull, lt, max, sql } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { isObject, valueAt } from '#shared/unknown.ts'
import { jsonSchemaOf } from '../../catalog/jsonSchema.ts'
import type { Topic } from '../../catalog/topic.ts'
import { topicOf, topics } from '../../catalog/topics.ts'
import { editsOf } from '../../content/changes.ts'
import { digestOf } from '../../content/digest.ts'
import { applyEdits, entriesOf, type Entry } from '../../content/entries.ts'
import { readNewestPublication, readTopics } from '../../content/publication.ts'
import {
  catalogChanges,
  catalogEdits,
  catalogPublications,
  catalogPublishedVersions,
  catalogVersions,
} from '../../content/tables.ts'
import { page } from '../../http/paging.ts'
import { emailsByActor } from '../../staff/emails.ts'
import type { Database } from '../../store/store.ts'

type Schemas = components['schemas']

/** States of changes that are not published and not withdrawn. */
export const openStates = ['draft', 'inReview', 'scheduled'] as const

export async function listTopics(db: Database): Promise<Schemas['ContentTopicSummary'][]> {
  const published = await readTopics(
    db,
    topics.map(({ name }) => name),
  )
  const [times, open] = await Promise.all([publicationTimes(db), openChanges(db)])
  return topics
    .map((topic) => ({
      name: topic.name,
      entries: entriesOf(topic, published.get(topic.name)).length,
      publishedAt: times.get(topic.name)?.toISOString() ?? null,
      openChanges: open.get(topic.name) ?? 0,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Returns the time of the last publication of each topic that staff has edited. */
async function publicationTimes(db: Database): Promise<Map<string, Date>> {
  const rows = await db
    .select({ topic: catalogVersions.topic, at: max(catalogChanges.publishedAt) })
    .from(catalogVersions)
    .innerJoin(catalogChanges, eq(catalogChanges.id, catalogVersions.changeId))
    .where(isNotNull(catalogChanges.createdBy))
    .groupBy(catalogVersions.topic)
  return new Map(rows.flatMap(({ topic, at }) => (at ? [[topic, at] as const] : [])))
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

/** Reads the published data of a topic, and its data with the edits of a change. */
async function readEdited(db: Database, topic: Topic, changeId: string | undefined) {
  const published = (await readTopics(db, [topic.name])).get(topic.name)
  const all = changeId === undefined ? [] : await editsOf(db, changeId)
  const edits = all.filter((edit) => edit.topic === topic.name)
  return { published, edits, data: applyEdits(topic, published, edits) }
}

/** @throws NOT_FOUND */
export async function readTopic(
  db: Database,
  name: string,
  changeId: string | undefined,
): Promise<Schemas['ContentTopic']> {
  const topic = topicOf(name) ?? refuse('NOT_FOUND')
  const { published, data, edits } = await readEdited(db, topic, changeId)
  const before = new Set(entriesOf(topic, published).map(({ id }) => id))
  const edited = new Set(edits.map(({ entry }) => entry))
  const stateOf = ({ id }: Entry): Schemas['ContentEntryState'] => {
    if (!before.has(id)) return 'added'
    return edited.has(id) ? 'changed' : 'published'
  }
  const removed = entriesOf(topic, published).filter(({ id }) =>
    edits.some(({ entry, data: next }) => entry === id && next === null),
  )
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
  const { published, data } = await readEdited(db, topic, change)
  const dataOf = (source: unknown) => entriesOf(topic, source).find((entry) => entry.id === id)?.data ?? null
  const [after, before] = [dataOf(data), dataOf(published)]
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
    .select({
      id: catalogVersions.id,
      change: catalogChanges.id,
      title: catalogChanges.title,
      publishedAt: catalogPublications.publishedAt,
      approvedBy: catalogChanges.approvedBy,
    })
    .from(catalogVersions)
    .innerJoin(catalogChanges, eq(catalogChanges.id, catalogVersions.changeId))
    .innerJoin(catalogPublications, eq(catalogPublications.changeId, catalogChanges.id))
    .where(
      and(eq(catalogVersions.topic, name), cursor === undefined ? undefined : lt(catalogVersions.id, cursor)),
    )
    .orderBy(desc(catalogVersions.id))
    .limit(limit + 1)
  const { items, nextCursor } = page(rows, limit)
  const current = (await readNewestPublication(db)).versions.get(name)?.id
  const emails = await emailsByActor(
    db,
    items.map(({ approvedBy }) => approvedBy),
  )
  return {
    items: items.map(({ approvedBy, publishedAt, ...version }) => ({
      ...version,
      publishedAt: publishedAt.toISOString(),
      approvedBy: approvedBy === null ? null : (emails.get(approvedBy) ?? approvedBy),
      isCurrent: version.id === current,
    })),
    nextCursor,
  }
}

/** Returns topic and data of a published version. */
export async function findVersion(db: Database, id: string) {
  const [version] = await db
    .select({
      topic: catalogVersions.topic,
      data: catalogVersions.data,
      publishedAt: catalogPublications.publishedAt,
    })
    .from(catalogVersions)
    .innerJoin(catalogPublishedVersions, eq(catalogPublishedVersions.versionId, catalogVersions.id))
    .innerJoin(catalogPublications, eq(catalogPublications.number, catalogPublishedVersions.number))
    .where(eq(catalogVersions.id, id))
    .orderBy(catalogPublications.number)
    .limit(1)
  return version
}
