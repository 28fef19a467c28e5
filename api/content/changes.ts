// Edits changes of the catalog: drafts with edited entries, which another staff member approves before they are
// published. Each act is stored in the notes of the change, and in the audit.
import { and, asc, eq } from 'drizzle-orm'
import { recordActs } from '../audit/recordActs.ts'
import { problemWith, type CatalogProblem } from '../catalog/problems.ts'
import type { Topic } from '../catalog/topic.ts'
import { topicOf } from '../catalog/topics.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'
import { digestOf, entryDigest } from './digest.ts'
import { applyEdits, type EntryEdit } from './entries.ts'
import type { NewData } from './newData.ts'
import { readTopics } from './publication.ts'
import { catalogChanges, catalogEdits, catalogNotes, type ChangeState, type NoteKind } from './tables.ts'

export type Change = typeof catalogChanges.$inferSelect
export type Edit = typeof catalogEdits.$inferSelect

/** Staff member who acts, and the time of the act. */
export type Actor = { by: string; now: Date }

/** Reasons why an act on a change was not done. */
export type Obstacle =
  /** The change does not exist. */
  | 'unknown'
  /** The state of the change does not allow the act. */
  | 'state'
  /** Another staff member has edited the entry in the meantime. */
  | 'edited'
  /** The key in the data of the entry is not the key in its id. */
  | 'key'
  /** The actor has worked on the change, so another staff member must decide. */
  | 'ownChange'
  /** The change contains no edit. */
  | 'empty'
  /** The catalog would be invalid. */
  | 'invalid'
  /** An entry was published in another state since the change edited it. */
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

/** Returns the edits of a change, ordered by topic and by the time of the edit. */
export const editsOf = async (db: Database, changeId: string): Promise<Edit[]> =>
  await db
    .select()
    .from(catalogEdits)
    .where(eq(catalogEdits.changeId, changeId))
    .orderBy(asc(catalogEdits.topic), asc(catalogEdits.changedAt), asc(catalogEdits.entry))

/** Returns the data of the topics in a change, with its edits. */
export async function editedTopics(db: Database, changeId: string): Promise<NewData[]> {
  const edits = Map.groupBy(await editsOf(db, changeId), ({ topic }) => topic)
  const published = await readTopics(db, [...edits.keys()])
  return Array.from(edits, ([name, all]) => {
    const topic = topicOf(name)
    if (!topic) throw new Error(`Catalog has no topic ${name}.`)
    return { topic: name, data: applyEdits(topic, published.get(name), all) }
  })
}

/** Published data of a topic, and its data with the edits of a change. */
export type EditedTopic = { published: object; edits: Edit[]; data: object }

/** Reads a topic with the edits of a change; without a change, its published data. */
export async function readEdited(
  db: Database,
  changeId: string | undefined,
  topic: Topic,
): Promise<EditedTopic> {
  const published = (await readTopics(db, [topic.name])).get(topic.name) ?? topic.file
  if (changeId === undefined) return { published, edits: [], data: published }
  const edits = await db
    .select()
    .from(catalogEdits)
    .where(and(eq(catalogEdits.changeId, changeId), eq(catalogEdits.topic, topic.name)))
    .orderBy(asc(catalogEdits.changedAt), asc(catalogEdits.entry))
  return { published, edits, data: edits.length === 0 ? published : applyEdits(topic, published, edits) }
}

/** Returns the data of a topic as it would be with the edits of a change. */
export const topicIn = async (db: Database, changeId: string, topic: Topic): Promise<object> =>
  (await readEdited(db, changeId, topic)).data

type NewEdit = EntryEdit & {
  topic: string
  /** Digest of the entry on which the edit is based; `null` for a new entry. */
  baseDigest: string | null
}

/**
 * Stores the edit of an entry in a draft. Drafts may be invalid; only valid changes can be submitted.
 * @returns the digest of the entry after the edit, or the obstacle
 */
export async function editEntry(
  db: Database,
  id: string,
  { topic: name, entry, data, after, baseDigest, by, now }: NewEdit & Actor,
): Promise<{ digest: string | null } | Obstacle> {
  return await db.transaction(async (tx) => {
    const change = await lockChange(tx, id)
    const topic = topicOf(name)
    if (!change || !topic) return 'unknown'
    if (change.state !== 'draft') return 'state'
    if (data !== null && !hasKey(topic, entry, data)) return 'key'
    const { published, data: current } = await readEdited(tx, id, topic)
    if (entryDigest(topic, current, entry) !== baseDigest) return 'edited'
    const edit = { data, after, changedBy: by, changedAt: now }
    await tx
      .insert(catalogEdits)
      .values({
        changeId: id,
        topic: name,
        entry,
        baseDigest: entryDigest(topic, published, entry),
        ...edit,
      })
      .onConflictDoUpdate({
        target: [catalogEdits.changeId, catalogEdits.topic, catalogEdits.entry],
        // An edit without a place keeps the place of the edit before.
        set: after === null ? { data, changedBy: by, changedAt: now } : edit,
      })
    await update(tx, id, { problem: null })
    return { digest: data === null ? null : digestOf(data) }
  })
}

/** Returns true if the data of an entry in a list has the key of the entry's id. */
const hasKey = (topic: Topic, entry: string, data: unknown) =>
  !entry.includes('/') || entry.slice(entry.indexOf('/') + 1) === topic.keyOf(data)

/** Removes an edit from a draft, so that the published entry stays. */
export async function removeEdit(
  db: Database,
  id: string,
  { topic, entry }: Pick<Edit, 'topic' | 'entry'>,
): Promise<Change | Obstacle> {
  return await db.transaction(async (tx) => {
    const change = await lockChange(tx, id)
    if (!change) return 'unknown'
    if (change.state !== 'draft') return 'state'
    const ofEntry = and(
      eq(catalogEdits.changeId, id),
      eq(catalogEdits.topic, topic),
      eq(catalogEdits.entry, entry),
    )
    await tx.delete(catalogEdits).where(ofEntry)
    return change
  })
}

/** Returns a problem for each entry that was published in another state since the change edited it. */
export async function staleEntries(db: Database, changeId: string): Promise<CatalogProblem[]> {
  const edits = await editsOf(db, changeId)
  const published = await readTopics(
    db,
    edits.map((edit) => edit.topic),
  )
  return edits.flatMap(({ topic: name, entry, baseDigest }) => {
    const topic = topicOf(name)
    if (!topic || entryDigest(topic, published.get(name), entry) === baseDigest) return []
    const text = 'The entry was published in another state since. Undo the edit, and edit the entry again.'
    return [problemWith({ topic: name, entry, path: '', code: 'stale', text })]
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

/** Adds a comment of a staff member. */
export async function comment(
  db: Database,
  id: string,
  { text, by, now }: Actor & { text: string },
): Promise<Change | Obstacle> {
  return await db.transaction(async (tx) => {
    const change = await lockChange(tx, id)
    if (!change) return 'unknown'
    await addNote(tx, id, { kind: 'comment', text, author: by, at: now })
    await recordActs(tx, now, { what: 'content-comment', by, subject: id })
    return change
  })
}

/** Returns ids of staff members who have created, edited or submitted the change. */
export async function editorsOf(db: Database, change: Change): Promise<Set<string>> {
  const edits = await editsOf(db, change.id)
  const ids = [change.createdBy, change.submittedBy, ...edits.map(({ changedBy }) => changedBy)]
  return new Set(ids.filter((id) => id !== null))
}
