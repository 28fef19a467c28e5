/**
 * @returns the entries grouped by key, in the order in which the keys first occur. This replaces `Map.groupBy`, which
 * Node.js 20 lacks.
 */
export function groupBy<Entry, Key>(entries: Iterable<Entry>, keyOf: (entry: Entry) => Key) {
  const groups = new Map<Key, Entry[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const group = groups.get(key)
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return groups
}
