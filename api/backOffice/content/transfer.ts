// Exports the published topics of the catalog as JSON files, and imports such files as a change, for example from a
// staging environment to production.
import { versionProblems } from '../../catalog/check.ts'
import { describe } from '../../catalog/problems.ts'
import { topicOf, topics } from '../../catalog/topics.ts'
import type { Actor } from '../../content/changes.ts'
import { applyEdits, entriesOf, entryOf } from '../../content/entries.ts'
import { editsBetween } from '../../content/editsBetween.ts'
import { createChangeWith, type TopicEdits } from '../../content/entryEdits.ts'
import { candidateOf, readNewestPublication, readTopics } from '../../content/publication.ts'
import type { Database } from '../../store/store.ts'
import { differencesOf, type Difference } from './differences.ts'

/** Maximum number of edits of a change, which staff can still review. */
const maxEdits = 1000

/** Error of the command line: its message names the problem and the next step. */
export class InvalidImport extends Error {}

/** Returns the published data of all topics by name. */
export const exportTopics = async (db: Database): Promise<Map<string, object>> =>
  await readTopics(
    db,
    topics.map(({ name }) => name),
  )

export type ImportedEntry = {
  topic: string
  entry: string
  kind: 'added' | 'changed' | 'moved' | 'removed'
  differences: Difference[]
}

export type ImportPlan = {
  edits: TopicEdits[]
  entries: ImportedEntry[]
  /** Problems that prevent the publication. The change can still be created, and corrected in the back office. */
  problems: string[]
}

/**
 * Compares files with the published catalog. Topics without a file stay unchanged.
 * @param files data by topic
 * @throws InvalidImport for an unknown topic, data that is no topic, or an entry that occurs twice
 */
export async function planImport(db: Database, files: ReadonlyMap<string, unknown>): Promise<ImportPlan> {
  const published = await readTopics(db, [...files.keys()])
  const compared = Array.from(files, ([name, file]) => {
    const topic = topicOf(name)
    if (!topic)
      throw new InvalidImport(
        `The catalog has no topic ${name}. Remove ${name}.json, or install the release that defines it.`,
      )
    checkShape(name, file)
    const data = published.get(name)
    const edits = editsBetween(topic, data, file)
    const entries = edits.map(({ entry, data: next }): ImportedEntry => {
      const before = entryOf(topic, data, entry) ?? null
      const differences = differencesOf(before, next)
      return { topic: name, entry, kind: kindOf(before, next, differences), differences }
    })
    return { topic: name, edits, entries, data: applyEdits(topic, data, edits) }
  }).filter(({ edits }) => edits.length > 0)
  const candidate = await candidateOf(db, await readNewestPublication(db), compared)
  return {
    edits: compared.map(({ topic, edits }) => ({ topic, edits })),
    entries: compared.flatMap(({ entries }) => entries),
    problems: versionProblems(candidate).map(describe),
  }
}

function checkShape(name: string, file: unknown) {
  const topic = topicOf(name)
  const isList = Array.isArray(topic?.file)
  if (!topic || typeof file !== 'object' || file === null || Array.isArray(file) !== isList)
    throw new InvalidImport(
      `${name}.json must contain ${isList ? 'a list' : 'an object'}. Export the topic again, and import that file.`,
    )
  const ids = entriesOf(topic, file).map(({ id }) => id)
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index)
  if (repeated !== undefined)
    throw new InvalidImport(`${name}.json contains the entry ${repeated} twice. Remove one of them.`)
}

function kindOf(before: unknown, after: unknown, differences: readonly Difference[]): ImportedEntry['kind'] {
  if (after === null) return 'removed'
  if (before === null) return 'added'
  return differences.length === 0 ? 'moved' : 'changed'
}

/**
 * Creates a draft with the edits of the plan, for approval in the back office.
 * @returns the id of the change
 * @throws InvalidImport if the files do not differ from the published topics, or have more edits than staff can review
 */
export async function importPlan(
  db: Database,
  { title, plan }: { title: string; plan: ImportPlan },
  actor: Actor,
): Promise<string> {
  const count = plan.entries.length
  if (count === 0) throw new InvalidImport('The files are the same as the published catalog.')
  if (count > maxEdits)
    throw new InvalidImport(
      `The files change ${count} entries, and a change has at most ${maxEdits}. Import the topics in several steps.`,
    )
  const { id } = await createChangeWith(db, { title, all: plan.edits }, actor)
  return id
}

/** Returns the plan in words: one line for each entry, and one for each difference. */
export function planInWords({ entries, problems }: ImportPlan): string {
  if (entries.length === 0) return 'The files are the same as the published catalog.'
  const lines = entries.flatMap(({ topic, entry, kind, differences }) => [
    `${kind}: ${topic} ${entry}`,
    ...(kind === 'changed' ? differences.map(lineOf) : []),
  ])
  const counts = (['added', 'changed', 'moved', 'removed'] as const).map(
    (kind) => `${entries.filter((entry) => entry.kind === kind).length} ${kind}`,
  )
  const failures = problems.length === 0 ? [] : ['Problems to correct before the change can be submitted:']
  return [...lines, counts.join(', '), ...failures, ...problems.map((problem) => `  ${problem}`)].join('\n')
}

function lineOf({ path, before, after }: Difference): string {
  if (before === null) return `  ${path}: new ${quoted(after)}`
  return after === null
    ? `  ${path}: without ${quoted(before)}`
    : `  ${path}: ${quoted(before)} → ${quoted(after)}`
}

const quoted = (text: string | null) => {
  const value = text ?? ''
  return `“${value.length > 200 ? `${value.slice(0, 199)}…` : value}”`
}
