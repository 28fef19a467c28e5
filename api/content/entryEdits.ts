// Creates changes from edits that were not made in the back office, such as those of an import.
import { topicOf } from '../catalog/topics.ts'
import type { Database } from '../store/store.ts'
import { createChange, type Actor, type Change } from './changes.ts'
import { entryDigest } from './digest.ts'
import type { EntryEdit } from './entries.ts'
import { readTopics } from './publication.ts'
import { catalogEdits } from './tables.ts'

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
