// Reads changes of the catalog for staff, with their edits in words, and creates the change that restores a version.
import { and, desc, inArray, lt, sql } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { CatalogProblem } from '../../catalog/problems.ts'
import { topicOf } from '../../catalog/topics.ts'
import {
  editorsOf,
  editsOf,
  findChange,
  notesOf,
  type Actor,
  type Change,
  type Edit,
} from '../../content/changes.ts'
import { digestOf } from '../../content/digest.ts'
import { entryOf } from '../../content/entries.ts'
import { editsBetween } from '../../content/editsBetween.ts'
import { createChangeWith } from '../../content/entryEdits.ts'
import { readTopics } from '../../content/publication.ts'
import { problemsOf } from '../../content/release.ts'
import { catalogChanges, catalogEdits } from '../../content/tables.ts'
import { page } from '../../http/paging.ts'
import { emailsByActor } from '../../staff/emails.ts'
import type { Database } from '../../store/store.ts'
import { differencesOf } from './differences.ts'
import { effectsOf, type ComparedEdit } from './effects.ts'
import { findVersion, openStates, readTopicsBefore, titleOf } from './topics.ts'

type Schemas = components['schemas']
type Selection = {
  state?: Schemas['ContentChangeState'] | undefined
  cursor?: string | undefined
  limit: number
}

/** Returns changes, newest first; without a state, those that are not published and not withdrawn. */
export async function listChanges(
  db: Database,
  { state, cursor, limit }: Selection,
): Promise<Schemas['ContentChangeList']> {
  const states = state === undefined ? [...openStates] : [state]
  const rows = await db
    .select()
    .from(catalogChanges)
    .where(
      and(
        inArray(catalogChanges.state, states),
        cursor === undefined ? undefined : lt(catalogChanges.id, cursor),
      ),
    )
    .orderBy(desc(catalogChanges.id))
    .limit(limit + 1)
  const { items, nextCursor } = page(rows, limit)
  return { items: await shownChanges(db, items), nextCursor }
}

async function shownChanges(db: Database, changes: readonly Change[]): Promise<Schemas['ContentChange'][]> {
  const ids = changes.map(({ id }) => id)
  const topicRows =
    ids.length === 0
      ? []
      : await db
          .select({
            id: catalogEdits.changeId,
            topics: sql<string[]>`array_agg(distinct ${catalogEdits.topic})`,
          })
          .from(catalogEdits)
          .where(inArray(catalogEdits.changeId, ids))
          .groupBy(catalogEdits.changeId)
  const topicsById = new Map(topicRows.map(({ id, topics }) => [id, topics.toSorted()]))
  const emails = await emailsByActor(
    db,
    changes.map(({ createdBy }) => createdBy),
  )
  return changes.map(({ id, title, state, createdBy, createdAt, publishAt, publishedAt, problem }) => ({
    id,
    title,
    state,
    createdBy: createdBy === null ? null : (emails.get(createdBy) ?? createdBy),
    createdAt: createdAt.toISOString(),
    publishAt: publishAt?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    problem,
    topics: topicsById.get(id) ?? [],
  }))
}

export async function shownChange(db: Database, change: Change): Promise<Schemas['ContentChange']> {
  const [result] = await shownChanges(db, [change])
  if (!result) throw new Error('Change was not read.')
  return result
}

/** @throws NOT_FOUND */
export async function readChange(
  db: Database,
  id: string,
  { by, now }: Actor,
): Promise<Schemas['ContentChangeDetail']> {
  const change = (await findChange(db, id)) ?? refuse('NOT_FOUND')
  const [edits, notes] = await Promise.all([editsOf(db, id), notesOf(db, id)])
  const isOpen = openStates.some((state) => state === change.state)
  const [problems, editors, emails] = await Promise.all([
    isOpen && edits.length > 0 ? problemsOf(db, id, change.publishAt ?? now) : [],
    editorsOf(db, change),
    emailsByActor(db, [...edits.map(({ changedBy }) => changedBy), ...notes.map(({ author }) => author)]),
  ])
  const compared = await compareEdits(db, change, edits)
  return {
    change: await shownChange(db, change),
    edits: compared.map((edit) => shownEdit(edit, emails)),
    effects: isOpen ? await effectsOf(db, compared) : [],
    notes: notes.map(({ id: noteId, kind, text, author, at }) => ({
      id: noteId,
      kind,
      text,
      author: author === null ? null : (emails.get(author) ?? author),
      at: at.toISOString(),
    })),
    problems: problems.slice(0, 200).map(shownProblem),
    canApprove: change.state === 'inReview' && !editors.has(by),
  }
}

const shownProblem = ({ entry, path, text, ...problem }: CatalogProblem): Schemas['ContentProblem'] => ({
  ...problem,
  entry: entry?.slice(0, 120) ?? null,
  path: path.slice(0, 400),
  text: text.slice(0, 400),
})

/** Returns the edits with the entries before them and titles. */
async function compareEdits(db: Database, { id, state }: Change, edits: readonly Edit[]) {
  const published =
    state === 'published'
      ? await readTopicsBefore(db, id)
      : await readTopics(db, [...new Set(edits.map(({ topic }) => topic))])
  return edits.map((edit) => {
    const topic = topicOf(edit.topic)
    const before = (topic && entryOf(topic, published.get(edit.topic), edit.entry)) ?? null
    return { ...edit, before, title: titleOf({ id: edit.entry, data: edit.data ?? before }) }
  })
}

const shownEdit = (
  { topic, entry, title, before, data, changedBy, changedAt }: ComparedEdit & Edit,
  emails: ReadonlyMap<string, string>,
): Schemas['ContentEdit'] => ({
  topic,
  entry,
  title,
  kind: kindOf(before, data),
  changedBy: emails.get(changedBy) ?? changedBy,
  changedAt: changedAt.toISOString(),
  lines: differencesOf(before, data),
})

function kindOf(before: unknown, after: unknown): Schemas['ContentEdit']['kind'] {
  if (after === null) return 'removed'
  if (before === null) return 'added'
  return digestOf(before) === digestOf(after) ? 'moved' : 'changed'
}

/**
 * Creates a draft that sets a topic back to an earlier version.
 * @throws NOT_FOUND
 */
export async function restoreVersion(
  db: Database,
  id: string,
  actor: Actor,
): Promise<Schemas['ContentChange']> {
  const version = (await findVersion(db, id)) ?? refuse('NOT_FOUND')
  const topic = topicOf(version.topic) ?? refuse('NOT_FOUND')
  const day = version.publishedAt.toISOString().slice(0, 10)
  const published = (await readTopics(db, [topic.name])).get(topic.name)
  const edits = editsBetween(topic, published, version.data)
  const title = `Restore ${version.topic} of ${day}`
  const change = await createChangeWith(db, { title, all: [{ topic: topic.name, edits }] }, actor)
  return await shownChange(db, change)
}

/** Returns the change after an act. @throws NOT_FOUND */
export async function changeAfter(db: Database, id: string): Promise<Schemas['ContentChange']> {
  return await shownChange(db, (await findChange(db, id)) ?? refuse('NOT_FOUND'))
}
