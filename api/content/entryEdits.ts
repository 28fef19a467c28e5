// Compares two versions of a topic, and stores the edits that lead from one to the other.
import { isDeepStrictEqual } from 'node:util'
import type { Topic } from '../catalog/topic.ts'
import { topicOf } from '../catalog/topics.ts'
import type { Database } from '../store/store.ts'
import { createChange, type Actor, type Change } from './changes.ts'
import { applyEdits, entriesOf, entryDigest, type Entry, type EntryEdit } from './entries.ts'
import { readTopics } from './publication.ts'
import { catalogEdits } from './tables.ts'

/**
 * Returns the edits that change the published data of a topic to the new data. The order of properties does not count,
 * because the database does not keep it.
 */
export function editsBetween(topic: Topic, published: unknown, next: unknown): EntryEdit[] {
  const [current, entries] = [entriesOf(topic, published), entriesOf(topic, next)]
  const [before, after] = [dataById(current), dataById(entries)]
  const removed = current
    .filter(({ id }) => !after.has(id))
    .map(({ id }): EntryEdit => ({ entry: id, data: null, after: null }))
  const places = entries.map(({ id, data }, index): EntryEdit => ({
    entry: id,
    data,
    after: id.includes('/') ? (entries[index - 1]?.id ?? '') : null,
  }))
  const changed = places
    .filter(({ entry, data }) => !before.has(entry) || !isDeepStrictEqual(before.get(entry), data))
    .map((edit) => (before.has(edit.entry) ? { ...edit, after: null } : edit))
  const edits = [...removed, ...changed]
  // Places all entries of the list if changed entries alone do not lead to the new order.
  return hasOrder(entriesOf(topic, applyEdits(topic, published, edits)), entries)
    ? edits
    : [...removed, ...places.filter(({ after: place, entry }) => place !== null || !before.has(entry))]
}

const dataById = (entries: readonly Entry[]) => new Map(entries.map(({ id, data }) => [id, data]))

/** Returns true if the entries of the list are in the same order. */
function hasOrder(entries: readonly Entry[], expected: readonly Entry[]): boolean {
  const [a, b] = [entries, expected].map((all) => all.map(({ id }) => id).filter((id) => id.includes('/')))
  return isDeepStrictEqual(a, b)
}

/** Edits of one topic. */
export type TopicEdits = { topic: string; edits: readonly EntryEdit[] }

/** Number of edits per insert, which keeps the parameters of a statement below the limit of PostgreSQL. */
const batchSize = 500

/** Creates a draft with the edits. */
export async function createChangeWith(
  db: Database,
  { title, all }: { title: string; all: readonly TopicEdits[] },
  { by, now }: Actor,
): Promise<Change> {
  return await db.transaction(async (tx) => {
    const change = await createChange(tx, title, { by, now })
    const published = await readTopics(
      tx,
      all.map(({ topic }) => topic),
    )
    const rows = all.flatMap(({ topic: name, edits }) => {
      const topic = topicOf(name)
      if (!topic) throw new Error(`Catalog has no topic ${name}.`)
      const data = published.get(name)
      // Times differ, because edits are applied in the order of their times.
      return edits.map((edit, index) => ({
        changeId: change.id,
        topic: name,
        ...edit,
        baseDigest: entryDigest(topic, data, edit.entry),
        changedBy: by,
        changedAt: new Date(now.getTime() + index),
      }))
    })
    for (let start = 0; start < rows.length; start += batchSize)
      await tx.insert(catalogEdits).values(rows.slice(start, start + batchSize))
    return change
  })
}
