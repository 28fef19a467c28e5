/** @returns a generator of numbers from 0 to 1 (mulberry32); the same seed generates the same numbers */
export function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** @returns the entries in random order (Fisher-Yates) */
export function shuffled<Entry>(entries: Iterable<Entry>, random: () => number): Entry[] {
  const list: Entry[] = []
  for (const entry of entries) {
    const index = Math.floor(random() * (list.length + 1))
    const displaced = list[index]
    if (displaced === undefined || index === list.length) list.push(entry)
    else {
      list[index] = entry
      list.push(displaced)
    }
  }
  return list
}
