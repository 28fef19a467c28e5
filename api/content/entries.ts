// Splits the data of a topic into entries, such as the gifts and the settings of the topic `gifts`, and applies edits of
// entries. An entry of a list has the id `<list>/<key>`, or `/<key>` if the topic itself is a list. Any other property
// of the topic is an entry with the name of the property as its id.
import type { Topic } from '../catalog/topic.ts'
import { objectOf } from '#shared/unknown.ts'

export type Entry = { id: string; data: unknown }

/** Edit of an entry: its new data, and the entry after which it is placed. */
export type EntryEdit = {
  entry: string
  /** New data; `null` removes the entry. */
  data: unknown
  /** Id of the entry before; an empty text for the first place, `null` to keep the place. */
  after: string | null
}

/** Entries of data that is in use. Data of the catalog does not change after it was read. */
const entriesOfData = new WeakMap<object, readonly Entry[]>()

/** Returns the entries in the order of the data. */
export function entriesOf(topic: Topic, data: unknown): readonly Entry[] {
  if (typeof data !== 'object' || data === null) return []
  const entries = entriesOfData.get(data) ?? readEntries(topic, data)
  entriesOfData.set(data, entries)
  return entries
}

function readEntries(topic: Topic, data: object): Entry[] {
  if (Array.isArray(data)) return listEntries('', data, topic.keyOf)
  return Object.entries(objectOf(data)).flatMap(([property, value]) =>
    property === topic.list && Array.isArray(value)
      ? listEntries(property, value, topic.keyOf)
      : [{ id: property, data: value }],
  )
}

const listEntries = (list: string, values: readonly unknown[], keyOf: Topic['keyOf']): Entry[] =>
  values.map((data) => ({ id: `${list}/${keyOf(data)}`, data }))

/** Returns the data of the entry; `undefined` if the topic has no such entry. */
export const entryOf = (topic: Topic, data: unknown, id: string): unknown =>
  entriesOf(topic, data).find((entry) => entry.id === id)?.data

/** Returns the data with the edits. The result may be invalid, for example with a property that is unknown. */
export function applyEdits(topic: Topic, data: unknown, edits: readonly EntryEdit[]): object {
  let entries: readonly Entry[] = entriesOf(topic, data)
  for (const edit of edits) entries = applyEdit(entries, edit)
  const valuesOf = (list: string) =>
    entries.filter(({ id }) => id.startsWith(`${list}/`)).map((entry) => entry.data)
  if (Array.isArray(data)) return valuesOf('')
  const properties = new Map(
    entries.filter(({ id }) => !id.includes('/')).map((entry) => [entry.id, entry.data]),
  )
  const names = [...Object.keys(objectOf(data)), ...properties.keys()]
  return Object.fromEntries(
    [...new Set(names)]
      .filter((property) => property === topic.list || properties.has(property))
      .map((property) => [property, property === topic.list ? valuesOf(property) : properties.get(property)]),
  )
}

function applyEdit(entries: readonly Entry[], { entry: id, data, after }: EntryEdit): Entry[] {
  const rest = entries.filter((entry) => entry.id !== id)
  if (data === null) return rest
  const edited = { id, data }
  if (after === null) {
    const isThere = entries.some((entry) => entry.id === id)
    return isThere ? entries.map((entry) => (entry.id === id ? edited : entry)) : [...entries, edited]
  }
  // Without the entry before, for example because another change has removed it, the entry is the last one.
  const place = after === '' ? 0 : rest.findIndex((entry) => entry.id === after) + 1 || rest.length
  return rest.toSpliced(place, 0, edited)
}
