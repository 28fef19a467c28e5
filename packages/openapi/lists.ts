/** @returns the entries by their key, in the order of the first entry of each (the `groupBy` of `Map` needs Node.js 21) */
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
