// Compares two versions of a topic.
import { isDeepStrictEqual } from 'node:util'
import type { Topic } from '../catalog/topic.ts'
import { applyEdits, entriesOf, type Entry, type EntryEdit } from './entries.ts'

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
