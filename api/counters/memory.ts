// Counts in the memory of this process, for a bounded number of values, so that invented values cannot exhaust memory.
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { counterOn, type CountedLimit, type Counter } from './counter.ts'
import { openLruSet } from './lruSet.ts'

export function openMemoryCounter({ points, seconds }: Omit<CountedLimit, 'name'>): Counter {
  const counter = counterOn(new RateLimiterMemory({ points, duration: seconds }))
  const counted = openLruSet()

  return {
    ...counter,
    async take(value, count) {
      const forgotten = counted.add(value)
      if (forgotten !== undefined) await counter.forget(forgotten)
      return await counter.take(value, count)
    },
    /** Ignores an evicted value, which would otherwise be counted outside the bounded set. */
    async giveBack(value) {
      if (counted.has(value)) await counter.giveBack(value)
    },
  }
}
