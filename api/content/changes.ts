// Edits changes of the catalog: drafts with new versions of topics, which another staff member approves before they are
// published. Each act is stored in the notes of the change, and in the audit.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { recordActs } from '../audit/recordActs.ts'
import { currentVersion } from '../catalog/topic.ts'
import { topicOf } from '../catalog/topics.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { digestOf } from './digest.ts'
import { readNewestPublication } from './publication.ts'
import { catalogChanges, catalogNotes, catalogVersions, type ChangeState, type NoteKind } from './tables.ts'

export type Change = typeof catalogChanges.$inferSelect
export type Version = typeof catalogVersions.$inferSelect

/** Staff member who acts, and the time of the act. */
export type Actor = { by: string; now: Date }

/** Reasons why an act on a change was not done. */
export type Obstacle =
  /** The change does not exist. */
  | 'unknown'
  /** The state of the change does not allow the act. */
  | 'state'
  /** Another staff member has edited the change in the meantime. */
  | 'edited'
  /** The actor has worked on the change, so another staff member must decide. */
  | 'ownChange'
  /** The change contains no topic. */
  | 'empty'
  /** The catalog would be invalid. */
  | 'invalid'
  /** Another version of a topic was published since. */
  | 'stale'

export async function createChange(db: Database, title: string, { by, now }: Actor): Promise<Change> {
  return await db.transaction(async (tx) => {
    const [change] = await tx
      .insert(catalogChanges)
      .values({ id: newId(), title, state: 'draft', createdBy: by, createdAt: now })
      .returning()
    if (!change) throw new Error('Change was not stored.')
    await recordActs(tx, now, { what: 'content-change-created', by, subject: change.id })
    return change
  })
}

export async function findChange(db: Database, id: string): Promise<Change | undefined> {
  const [change] = await db.select().from(catalogChanges).where(eq(catalogChanges.id, id))
  return change
}

/** Locks the change until the transaction ends. */
export async function lockChange(tx: Database, id: string): Promise<Change | undefined> {
  const [change] = await tx.select().from(catalogChanges).where(eq(catalogChanges.id, id)).for('update')
  return change
}

/** Returns the versions of the topics in a change. */
export const versionsOf = async (db: Database, changeId: string): Promise<Version[]> =>
  await db
    .select()
    .from(catalogVersions)
    .where(eq(catalogVersions.changeId, changeId))
    .orderBy(asc(catalogVersions.topic))

type Edit = {
  topic: string
  /** New data of the topic; `null` to remove the topic from the change. */
  data: object | null
  /** Number of edits of the change that the editor has seen. */
  revision: number
}

/**
 * Stores the data of a topic in a draft. Drafts may be invalid; only valid changes can be submitted.
 * @returns the change after the edit, or the obstacle
 */
export async function editTopic(
  db: Database,
  id: string,
  { topic, data, revision, by, now }: Edit & Actor,
): Promise<Change | Obstacle> {
  return await db.transaction(async (tx) => {
    const change = await lockChange(tx, id)
    if (!change || !topicOf(topic)) return 'unknown'
    if (change.state !== 'draft') return 'state'
    if (change.revision !== revision) return 'edited'
    const ofTopic = and(eq(catalogVersions.changeId, id), eq(catalogVersions.topic, topic))
    if (data === null) await tx.delete(catalogVersions).where(ofTopic)
    else {
      const edited = { data, digest: digestOf(data), changedBy: by, changedAt: now }
      const updated = await tx.update(catalogVersions).set(edited).where(ofTopic).returning()
      if (updated.length === 0) {
        const { versions } = await readNewestPublication(tx)
        const baseId = versions.get(topic)?.id ?? null
        await tx.insert(catalogVersions).values({ id: newId(), changeId: id, topic, baseId, ...edited })
      }
    }
    return await update(tx, id, { revision: revision + 1, problem: null })
  })
}

type Move = {
  from: readonly ChangeState[]
  to: ChangeState
  note: NoteKind
  set?: Partial<Change>
}

/** Moves a change to another state, and records the act. */
export async function moveChange(
  tx: Database,
  change: Change,
  { from, to, note, set = {}, text = '', by, now }: Move & Actor & { text?: string | undefined },
): Promise<Change | Obstacle> {
  if (!from.includes(change.state)) return 'state'
  await addNote(tx, change.id, { kind: note, text, author: by, at: now })
  await recordActs(tx, now, { what: `content-${note}`, by, subject: change.id })
  return await update(tx, change.id, { ...set, state: to })
}

export async function update(tx: Database, id: string, set: Partial<Change>): Promise<Change> {
  const [change] = await tx.update(catalogChanges).set(set).where(eq(catalogChanges.id, id)).returning()
  if (!change) throw new Error(`Change ${id} does not exist.`)
  return change
}

type Note = Pick<typeof catalogNotes.$inferSelect, 'kind' | 'text' | 'author' | 'at'>

export async function addNote(tx: Database, changeId: string, note: Note) {
  await tx.insert(catalogNotes).values({ id: newId(), changeId, ...note })
}

export const notesOf = async (db: Database, changeId: string) =>
  await db
    .select()
    .from(catalogNotes)
    .where(eq(catalogNotes.changeId, changeId))
    .orderBy(asc(catalogNotes.id))
    .limit(500)

/** Returns ids of staff members who have created or edited the change, or have submitted it. */
export async function editorsOf(db: Database, change: Change): Promise<Set<string>> {
  const rows = await versionsOf(db, change.id)
  const ids = [change.createdBy, change.submittedBy, ...rows.map(({ changedBy }) => changedBy)]
  return new Set(ids.filter((id) => id !== null))
}

/** Returns the data of a topic in the current version. */
export function currentData(topic: string): object {
  const data = currentVersion().sources.get(topic) ?? topicOf(topic)?.file
  if (!data) throw new Error(`Catalog has no topic ${topic}.`)
  return data
}

/** Returns the number of topics in each of the changes. */
export async function topicsOf(db: Database, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      changeId: catalogVersions.changeId,
      topics: sql<string[]>`array_agg(${catalogVersions.topic} order by ${catalogVersions.topic})`,
    })
    .from(catalogVersions)
    .where(inArray(catalogVersions.changeId, [...ids]))
    .groupBy(catalogVersions.changeId)
  return new Map(rows.map(({ changeId, topics }) => [changeId, topics]))
}
