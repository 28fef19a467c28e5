// Set of the most recently seen values, with a maximum size. The size is limited, because clients could otherwise
// exhaust the memory with invented values.
const maxValues = 20_000

export function openLruSet() {
  const values = new Set<string>()
  return {
    has: (value: string) => values.has(value),
    /** @returns the evicted value, which is the least recently seen one; `undefined` if the set was not full */
    add(value: string): string | undefined {
      values.delete(value)
      values.add(value)
      const [oldest] = values
      if (values.size <= maxValues || oldest === undefined) return undefined
      values.delete(oldest)
      return oldest
    },
  }
}
