// A bounded set of the most recently seen values, because values that clients can invent must not exhaust memory.
const most = 20_000

export function openLruSet() {
  const values = new Set<string>()
  return {
    has: (value: string) => values.has(value),
    /** @returns the least recently seen value if it was evicted */
    add(value: string): string | undefined {
      values.delete(value)
      values.add(value)
      const [oldest] = values
      if (values.size <= most || oldest === undefined) return undefined
      values.delete(oldest)
      return oldest
    },
  }
}
