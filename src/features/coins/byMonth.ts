// Groups coin movements by month in the member's time zone.
import type { CoinMovement } from '#generated/schema.d.ts'

export type MonthOfMovements = { month: string; movements: CoinMovement[] }

/**
 * Groups consecutive movements of the same month. A movement that was recorded late keeps its position in the list, and
 * therefore forms a separate group.
 */
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

/** Caches the results of a function by the identity of its argument. */
export function onceEach<Key extends object, Found extends string>(find: (key: Key) => Found) {
  const cache = new WeakMap<Key, Found>()
  return (key: Key): Found => {
    const result = cache.get(key) ?? find(key)
    cache.set(key, result)
    return result
  }
}
