// Computes digests of catalog data, which show that two entries or versions are equal without comparing their data.
import { createHash } from 'node:crypto'
import type { Topic } from '../catalog/topic.ts'
import { isObject } from '#shared/unknown.ts'
import { entriesOf, entryOf } from './entries.ts'

/** Digests of objects, which versions share. Data of the catalog does not change after it was read. */
const digests = new WeakMap<object, string>()

/** Returns the SHA-256 of the data. The order of properties does not count, because the database does not keep it. */
export function digestOf(data: unknown): string {
  const stored = isObject(data) ? digests.get(data) : undefined
  if (stored !== undefined) return stored
  const digest = createHash('sha256').update(JSON.stringify(data, sortProperties)).digest('hex')
  if (isObject(data)) digests.set(data, digest)
  return digest
}

/** Returns the SHA-256 of the digests of all entries, so that only changed entries are read for a new version. */
export function topicDigest(topic: Topic, data: unknown): string {
  const entries = entriesOf(topic, data).map((entry) => [entry.id, digestOf(entry.data)] as const)
  const inList = entries.filter(([id]) => id.includes('/'))
  const properties = entries.filter(([id]) => !id.includes('/')).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return digestOf([inList, properties])
}

function sortProperties(_name: string, value: unknown): unknown {
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the digest of the entry; `null` if the topic has no such entry. */
export function entryDigest(topic: Topic, data: unknown, id: string): string | null {
  const entry = entryOf(topic, data, id)
  return entry === undefined ? null : digestOf(entry)
}
