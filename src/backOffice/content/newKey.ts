// Checks the key of a new entry, which cannot change after the entry is saved for the first time.
import type { ContentTopic } from '#generated/backOffice/schema.d.ts'
import { objectOf, valueAt } from '../../shared/unknown.ts'
import { fieldLabel } from './form/labels.ts'
import { entrySchema, resolve } from './form/schema.ts'

/** Returns path and label of the first field of the key that is empty or invalid; `undefined` for a valid key. */
export function invalidKey(topic: ContentTopic, data: unknown): { path: string; label: string } | undefined {
  const schema = entrySchema(topic.schema, { id: `${topic.list ?? ''}/`, list: topic.list })
  const properties = objectOf(resolve(topic.schema, schema).properties)
  const path = topic.keys.find((name) => {
    const { pattern } = resolve(topic.schema, properties[name])
    return !isValid(valueAt(data, name), pattern)
  })
  if (path === undefined) return undefined
  return { path, label: fieldLabel(topic.name, path, resolve(topic.schema, properties[path])) }
}

function isValid(value: unknown, pattern: unknown): boolean {
  if (typeof value === 'number') return true
  if (typeof value !== 'string' || value === '') return false
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value)
}
