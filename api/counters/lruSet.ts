// The values that were seen last, so many and no more: what anybody can invent must not fill the memory.
const most = 20_000

export function openLruSet() {
  const values = new Set<string>()
  return {
    has: (value: string) => values.has(value),
    /** @returns the one not seen for longest, where it made room */
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
