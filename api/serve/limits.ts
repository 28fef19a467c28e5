// How often a caller may call: one limiter for each rate class of the contract, in this process's memory.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { rateClasses } from '../../generated/operations.ts'
import type { Operation } from '../operation.ts'
import { Refused } from '../refuse.ts'

export type Limits = (rate: Operation['rate'], who: { caller: string; address: string }) => Promise<void>

/** @returns a function that counts one call and throws TOO_MANY_REQUESTS once the class's points are used up. */
export function openLimits(): Limits {
  const limiters = Object.entries(rateClasses).map(
    ([name, { points, seconds: duration }]) => [name, new RateLimiterMemory({ points, duration })] as const,
  )
  const byClass = new Map(limiters)
  return async (rate, who) => {
    try {
      for (const key of rateClasses[rate].by) await byClass.get(rate)?.consume(who[key])
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent
      throw new Refused('TOO_MANY_REQUESTS', undefined, Math.ceil(spent.msBeforeNext / 1000))
    }
  }
}
