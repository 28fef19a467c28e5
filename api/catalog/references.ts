// Validates that the entries exist to which fields of other entries refer, such as the gift of a prize. The schemas name
// the list of each such field.
import { isObject, listOf, valueAt } from '#shared/unknown.ts'
import { drawsOfYears } from './checkIn.ts'
import { placeOf, problemWith, type CatalogProblem } from './problems.ts'
import { referencesIn, type Reference } from './schemaWalk.ts'
import type { Topic } from './topic.ts'

/** Topic with its data in the version that is validated. */
export type Source = { topic: Topic; data: unknown }

const referencesOf = new WeakMap<Topic, readonly Reference[]>()

/** Returns the references of a topic's schema, which do not depend on the version. */
function topicReferences(topic: Topic): readonly Reference[] {
  const stored = referencesOf.get(topic)
  if (stored) return stored
  const unique = new Map(
    referencesIn(topic.schema).map((reference) => [[...reference.path, reference.list].join(' '), reference]),
  )
  const references = [...unique.values()]
  referencesOf.set(topic, references)
  return references
}

/** Returns a problem for each reference to a missing entry. */
export function referenceProblems(sources: readonly Source[]): CatalogProblem[] {
  const idsOf = idsByList(sources)
  return sources.flatMap(({ topic, data }) =>
    topicReferences(topic).flatMap(({ path, list }) =>
      valuesAt(data, path).flatMap(({ value, at }) => {
        if (typeof value !== 'string') return []
        const ids = list === 'draws' ? drawsOfYears(value, entryAt(data, at)) : [value]
        const place = { topic: topic.name, ...placeOf(topic, data, at), code: 'missingReference' as const }
        return ids
          .filter((id) => !idsOf(list).has(id))
          .map((name) => problemWith({ ...place, parameters: { name, list } }))
      }),
    ),
  )
}

/** Returns the property of the topic that contains a value, such as a game. */
const entryAt = (data: unknown, at: readonly (string | number)[]) => valueAt(data, ...at.slice(0, 1))

/** Returns a function that returns the ids in a list, such as `vouchers` or `gifts/gifts`. */
function idsByList(sources: readonly Source[]) {
  const ids = new Map<string, ReadonlySet<string>>()
  return (list: string): ReadonlySet<string> => {
    const stored = ids.get(list)
    if (stored) return stored
    const [name, ...property] = list.split('/')
    const source = sources.find(({ topic }) => topic.name === name)
    const rows = listOf(valueAt(source?.data, ...property))
    const keys = new Set(rows.map((row) => source?.topic.keyOf(row) ?? ''))
    ids.set(list, keys)
    return keys
  }
}

type Value = { value: unknown; at: readonly (string | number)[] }

/** Returns all values at a path with wildcards. */
function valuesAt(data: unknown, path: readonly string[], at: Value['at'] = []): Value[] {
  const [name, ...rest] = path
  if (name === undefined) return [{ value: data, at }]
  if (name !== '*') return isObject(data) ? valuesAt(data[name], rest, [...at, name]) : []
  if (Array.isArray(data)) return data.flatMap((item: unknown, index) => valuesAt(item, rest, [...at, index]))
  return isObject(data)
    ? Object.entries(data).flatMap(([property, value]) => valuesAt(value, rest, [...at, property]))
    : []
}
