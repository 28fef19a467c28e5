// Stores versions of topics as edits of the version before, and reads their data. A process caches the data of published
// versions, so it reads only the edits of versions that are new to it.
import { inArray, sql } from 'drizzle-orm'
import type { Topic } from '../catalog/topic.ts'
import { topicOf, topics } from '../catalog/topics.ts'
import type { Database } from '../store/store.ts'
import { topicDigest } from './digest.ts'
import { editsBetween } from './editsBetween.ts'
import { applyEdits, entriesOf, type EntryEdit } from './entries.ts'
import { catalogVersions } from './tables.ts'

/** Published version of a topic, without its data. */
export type VersionOf = { id: string; topic: string; digest: string; depth: number }

/** Maximum number of versions that are read to find the data of a version without data. */
const maxDepth = 50

/** Data by version id, in the order of their use. Versions share the data of unchanged entries. */
const cache = new Map<string, object>()
const maxCached = 3 * topics.length

/** Adds the data of a published version to the cache of this process. */
export function cacheData(id: string, data: object) {
  cache.delete(id)
  cache.set(id, data)
  for (const oldest of cache.keys()) if (cache.size > maxCached) cache.delete(oldest)
}

const fileDigests = new Map<string, string>()

/** Returns the file of the topic if it has the digest, so that its content is not parsed again. */
function fileWith(name: string, digest: string): object | undefined {
  const topic = topicOf(name)
  if (!topic) return undefined
  const fileDigest = fileDigests.get(name) ?? topicDigest(topic, topic.file)
  fileDigests.set(name, fileDigest)
  return fileDigest === digest ? topic.file : undefined
}

/** Returns data of versions by version id, from the cache if possible. */
export async function readData(
  db: Database,
  versions: readonly Omit<VersionOf, 'depth'>[],
): Promise<Map<string, object>> {
  const data = new Map<string, object>()
  const missing: string[] = []
  for (const { id, topic, digest } of versions) {
    const stored = cache.get(id) ?? fileWith(topic, digest)
    if (stored) data.set(id, stored)
    else missing.push(id)
  }
  for (const [id, read] of await readStored(db, missing)) data.set(id, read)
  for (const [id, used] of data) cacheData(id, used)
  return data
}

type Step = {
  id: string
  topic: string
  base: string | null
  edits: EntryEdit[] | null
  has_data: boolean
}

/** Returns data of versions, without adding them to the cache. */
export async function readStored(db: Database, ids: readonly string[]): Promise<Map<string, object>> {
  if (ids.length === 0) return new Map()
  // Uses a copy, because another call may remove data from the cache while this one waits for the database.
  const present = new Map(cache)
  const steps = await readSteps(db, ids, present)
  const starts = ids.map((id) => startOf(id, steps, present)).filter((id) => !present.has(id))
  for (const [id, data] of await readSnapshots(db, starts)) present.set(id, data)
  return new Map(ids.map((id) => [id, dataOf(id, steps, present)]))
}

type Present = ReadonlyMap<string, object>
type Steps = ReadonlyMap<string, Step>

/** Reads versions with the versions before, back to a version with data or one that is present. */
async function readSteps(db: Database, ids: readonly string[], present: Present): Promise<Steps> {
  const { rows } = await db.execute<Step>(sql`
    with recursive steps as (
      select id, topic, base_id, edits, data is not null as has_data
        from catalog_versions where id = any(${sql.param([...ids])}::text[])
      union all
      select version.id, version.topic, version.base_id, version.edits, version.data is not null
        from steps join catalog_versions version on version.id = steps.base_id
        where not steps.has_data and steps.base_id <> all(${sql.param([...present.keys()])}::text[]))
    select id, topic, base_id as base, edits, has_data from steps`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns the version with which the data of a version begins. */
function startOf(id: string, steps: Steps, present: Present): string {
  const step = steps.get(id)
  if (!step) return id
  if (step.base !== null && step.edits && present.has(step.base)) return step.base
  return step.has_data || step.base === null ? id : startOf(step.base, steps, present)
}

async function readSnapshots(db: Database, ids: readonly string[]): Promise<Map<string, object>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: catalogVersions.id, data: catalogVersions.data })
    .from(catalogVersions)
    .where(inArray(catalogVersions.id, [...ids]))
  return new Map(rows.flatMap(({ id, data }) => (data ? [[id, data] as const] : [])))
}

function dataOf(id: string, steps: Steps, present: Present): object {
  const data = present.get(id)
  if (data) return data
  const step = steps.get(id)
  const topic = topicOf(step?.topic ?? '')
  if (!step?.edits || step.base === null || !topic) throw new Error(`Catalog has no data of version ${id}.`)
  return applyEdits(topic, dataOf(step.base, steps, present), step.edits)
}

type Columns = Pick<typeof catalogVersions.$inferInsert, 'data' | 'baseId' | 'edits' | 'depth' | 'entries'>

/**
 * Returns the columns with the data of a new version, and the data, which shares unchanged entries with the version
 * before. A version is stored as edits if these are much smaller than the data. Every 50th version has both, so that a
 * version is found from at most 50 rows.
 */
export function storedForm(
  topic: Topic,
  base: { version: VersionOf; data: object } | undefined,
  next: object,
): { columns: Columns; data: object } {
  const entries = entriesOf(topic, next).length
  const complete = { columns: { data: next, baseId: null, edits: null, depth: 0, entries }, data: next }
  if (!base) return complete
  const edits = editsBetween(topic, base.data, next)
  if (edits.length * 4 > entries) return complete
  const data = applyEdits(topic, base.data, edits)
  if (topicDigest(topic, data) !== topicDigest(topic, next)) return complete
  const depth = base.version.depth + 1
  const changes = { baseId: base.version.id, edits, entries }
  return {
    columns: depth < maxDepth ? { ...changes, data: null, depth } : { ...changes, data: next, depth: 0 },
    data,
  }
}
