// Movements in the months of the member's calendar, as the list shows them.
import type { CoinMovement } from '#generated/schema.d.ts'

export type MonthOfMovements = { month: string; movements: CoinMovement[] }

/** Those that follow one another in a month together; what was written down late stands where it was written. */
export function byMonth(
  movements: readonly CoinMovement[],
  monthOf: (movement: CoinMovement) => string,
): MonthOfMovements[] {
  const months: MonthOfMovements[] = []
  for (const movement of movements) {
    const month = monthOf(movement)
    const last = months.at(-1)
    if (last?.month === month) last.movements.push(movement)
    else months.push({ month, movements: [movement] })
  }
  return months
}

/** The same function, which finds its answer for each object once. */
export function onceEach<Key extends object, Found extends string>(find: (key: Key) => Found) {
  const cache = new WeakMap<Key, Found>()
  return (key: Key): Found => {
    const result = cache.get(key) ?? find(key)
    cache.set(key, result)
    return result
  }
}
