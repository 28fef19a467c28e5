// Counts how many points of a rate limit are used up. The counts may be in memory, in PostgreSQL or in Valkey.
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'

/**
 * Rate limit that allows `points` points within `seconds` seconds. In a shared store, `name` distinguishes the counts
 * of this limit from those of other limits.
 */
export type CountedLimit = { name: string; points: number; seconds: number }

export type Counter = {
  /**
   * Takes `count` points of the rate limit, 1 by default.
   * @returns seconds until points are available again; `undefined` if enough points were left
   */
  take: (value: string, count?: number) => Promise<number | undefined>
  /** Gives back a point of the rate limit that was taken before. */
  giveBack: (value: string) => Promise<void>
  /** Resets the count. */
  reset: (value: string) => Promise<void>
  /**
   * Reads the count without taking a point.
   * @returns seconds until points are available again; `undefined` if a point is left
   */
  wait: (value: string) => Promise<number | undefined>
}

/** @returns a counter for the limit; `undefined` if this store does not count this limit */
export type OpenCounter = (limit: CountedLimit) => Counter | undefined

/** Store of rate-limit counters that several servers share. */
export type SharedCounters = { open: OpenCounter; close: () => void }

/** @param keyOf converts a counted value, such as an email address, to the key under which its count is stored */
export function counterOn(
  limiter: RateLimiterAbstract,
  keyOf: (value: string) => string = (value) => value,
): Counter {
  return {
    async take(value, count = 1) {
      try {
        await limiter.consume(keyOf(value), count)
        return undefined
      } catch (spent) {
        if (!(spent instanceof RateLimiterRes)) throw spent
        return secondsOf(spent)
      }
    },
    giveBack: async (value) => void (await limiter.reward(keyOf(value))),
    reset: async (value) => void (await limiter.delete(keyOf(value))),
    async wait(value) {
      const state = await limiter.get(keyOf(value))
      return state && state.consumedPoints >= limiter.points ? secondsOf(state) : undefined
    },
  }
}

/**
 * Combines a counter of this process with a shared counter. If the local counter rejects a call, the shared counter is
 * not queried, so that a flood of calls does not load the shared store.
 */
export function inBoth(ownCounter: Counter, shared: Counter): Counter {
  const onEachCounter = async (work: (counter: Counter) => Promise<void>) => {
    await work(ownCounter)
    await work(shared)
  }
  return {
    take: async (value, count) => (await ownCounter.take(value, count)) ?? (await shared.take(value, count)),
    giveBack: (value) => onEachCounter((counter) => counter.giveBack(value)),
    reset: (value) => onEachCounter((counter) => counter.reset(value)),
    wait: async (value) => (await ownCounter.wait(value)) ?? (await shared.wait(value)),
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.ceil(msBeforeNext / 1000)
