// Counting for one limit, in this process's memory, and for so many values only that inventing them fills nothing.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { openLruSet } from './lruSet.ts'

export function openCounter({ points, seconds: duration }: { points: number; seconds: number }) {
  const limiter = new RateLimiterMemory({ points, duration })
  const counted = openLruSet()

  return {
    /** Takes a point, or so many. @returns the seconds until there are some again, where none was left */
    async take(value: string, taken = 1): Promise<number | undefined> {
      const forgotten = counted.add(value)
      if (forgotten !== undefined) await limiter.delete(forgotten)
      try {
        await limiter.consume(value, taken)
        return undefined
      } catch (spent) {
        if (!(spent instanceof RateLimiterRes)) throw spent
        return Math.ceil(spent.msBeforeNext / 1000)
      }
    },
    /** Gives a point back that was taken; one that was forgotten would be counted beside those that are bounded. */
    async giveBack(value: string) {
      if (counted.has(value)) await limiter.reward(value)
    },
    /** @returns the seconds until there are points again, where none is left; takes none */
    async wait(value: string): Promise<number | undefined> {
      const state = await limiter.get(value)
      return state && state.consumedPoints >= points ? Math.ceil(state.msBeforeNext / 1000) : undefined
    },
  }
}
