// Defines topics of the catalog, and determines the version that the running code reads. The JSON file of a topic is its
// first version; later versions are stored in the database. A request, a job run and a page read one version of all
// topics from start to end, even if another version is published in the meantime.
import { AsyncLocalStorage } from 'node:async_hooks'
import type * as z from 'zod/mini'
import { valueAt } from '#shared/unknown.ts'
import { movedDays, withMovedInstants } from './movedDays.ts'
import { reuseEntries } from './reuse.ts'

/** Data of all topics that was published together. */
export type CatalogVersion = {
  /** Number of the publication; 0 for the files of this release. */
  number: number
  /**
   * Data of topics by name; topics that are missing use their file. Versions share the data of unchanged topics, which
   * is therefore parsed only once.
   */
  sources: ReadonlyMap<string, object>
}

export type Topic<Content = unknown> = {
  name: string
  /** Data of the JSON file; in development, with shifted dates. */
  file: object
  /** Property with the list of entries that are edited separately; not set if the topic itself is a list. */
  list?: string | undefined
  /** Properties that identify an entry of the list. */
  keys: readonly string[]
  /** Returns the key of an entry in the list: the values of `keys`, joined by hyphens. */
  keyOf: (entry: unknown) => string
  /** Schema of the data, with texts in the four languages. */
  schema: z.ZodMiniType
  /** Validates data of the topic. @throws a ZodError for invalid data */
  read: (data: unknown) => Content
  /** Parses an entry of the list in advance, so that reading the content later takes less time. */
  prepare: (entry: unknown) => void
  /** Returns the content in the version that the running code reads. */
  content: () => Content
}

/** Version that consists of the files only. */
export const fileVersion: CatalogVersion = { number: 0, sources: new Map() }

type Reading = {
  version: CatalogVersion
  /** Data that was read, by topic; set only inside `withSources`. */
  read?: Map<string, object>
}

const readings = new AsyncLocalStorage<Reading>()
let newest = fileVersion

/** Sets the version for code that runs outside `inVersion`, such as code that runs when the server starts. */
export function setNewestVersion(version: CatalogVersion) {
  newest = version
}

/** Returns the version that the running code reads. */
export const currentVersion = (): CatalogVersion => readings.getStore()?.version ?? newest

/** Runs the function with the given version. */
export const inVersion = <Result>(version: CatalogVersion, run: () => Result): Result =>
  readings.run({ version }, run)

/** Runs the function with one version: the version of the caller, or the newest version. */
export const inOneVersion = <Result>(run: () => Result): Result =>
  readings.getStore() === undefined ? inVersion(newest, run) : run()

/** Data of topics on which a result depends. */
export type Sources = ReadonlyMap<string, object>

/**
 * Runs the function with one version.
 * @returns its result, and the data of all topics that it read
 */
export async function withSources<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; sources: Sources }> {
  const read = new Map<string, object>()
  const result = await readings.run({ version: currentVersion(), read }, run)
  return { result, sources: read }
}

/** Returns true if the version that the running code reads has the same data of these topics. */
export function hasSources(sources: Sources): boolean {
  const current = currentVersion().sources
  return [...sources].every(([topic, source]) => (current.get(topic) ?? topicFiles.get(topic)) === source)
}

/** Data of files by topic. */
const topicFiles = new Map<string, object>()

/** Name, file and list of a topic. `key` are the properties that identify an entry of the list, by default `id`. */
export type TopicParts = Pick<Topic, 'name' | 'file' | 'list'> & {
  key?: string | readonly string[]
  /** True if dates of the file are not shifted in development. */
  hasFixedDates?: boolean
}

const days = movedDays(Date.now(), process.env.STAND_INS)

/** Defines a topic whose content is the output of its schema. */
export const defineTopic = <Schema extends z.ZodMiniType>(
  parts: TopicParts & { schema: Schema },
): Topic<z.output<Schema>> => {
  const prepare = reuseEntries(parts.schema, parts.list)
  return openTopic({ ...parts, prepare, read: (data) => parts.schema.parse(data) })
}

/** Defines a topic whose content is the result of `read`. */
export function openTopic<Content>({
  key = 'id',
  hasFixedDates = false,
  ...parts
}: TopicParts & Pick<Topic<Content>, 'schema' | 'read' | 'prepare'>): Topic<Content> {
  const keys = [key].flat()
  const file = hasFixedDates ? parts.file : withMovedInstants(parts.file, days)
  const keyOf = (entry: unknown) => keys.map((name) => keyText(valueAt(entry, name))).join('-')
  topicFiles.set(parts.name, file)
  const contents = new WeakMap<object, { content: Content }>()
  function content() {
    const reading = readings.getStore()
    const source = (reading?.version ?? newest).sources.get(parts.name) ?? file
    reading?.read?.set(parts.name, source)
    const stored = contents.get(source)
    if (stored) return stored.content
    const parsed = parts.read(source)
    contents.set(source, { content: parsed })
    return parsed
  }
  return { ...parts, file, keys, keyOf, content }
}

const keyText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
