// Counts in this process's memory, and for so many values only that inventing them fills nothing.
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
    /** One that was forgotten would be counted beside those that are bounded. */
    async giveBack(value) {
      if (counted.has(value)) await counter.giveBack(value)
    },
  }
}
