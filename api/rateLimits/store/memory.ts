// Counts rate limits in the memory of this process. The number of counted values is limited, because clients could
// otherwise exhaust the memory with invented values.
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { counterOn, type CountedLimit, type Counter } from './counter.ts'
import { openLruSet } from './lruSet.ts'

export function openMemoryCounter({ points, seconds }: Omit<CountedLimit, 'name'>): Counter {
  const counter = counterOn(new RateLimiterMemory({ points, duration: seconds }))
  const counted = openLruSet()

  return {
    ...counter,
    async take(value, count) {
      const evicted = counted.add(value)
      if (evicted !== undefined) await counter.reset(evicted)
      return await counter.take(value, count)
    },
    /**
     * Ignores values that are no longer counted, because giving back a point would create a new counter that the size
     * limit does not include.
     */
    async giveBack(value) {
      if (counted.has(value)) await counter.giveBack(value)
    },
  }
}
