// Counts points of a limit, independent of the store.
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'

/** A limit of `points` in `seconds`; the name separates its counts from others in a shared store. */
export type CountedLimit = { name: string; points: number; seconds: number }

export type Counter = {
  /** Takes one or more points. @returns seconds until points are available again, if there were not enough */
  take: (value: string, count?: number) => Promise<number | undefined>
  /** Gives back a taken point. */
  giveBack: (value: string) => Promise<void>
  /** Resets the count. */
  forget: (value: string) => Promise<void>
  /** Returns seconds until points are available again, if no point is left, without taking a point. */
  wait: (value: string) => Promise<number | undefined>
}

/** @returns `undefined` if this store does not count the limit */
export type OpenCounter = (limit: CountedLimit) => Counter | undefined

/** Store of counters that several servers share. */
export type SharedCounters = { open: OpenCounter; close: () => void }

/** @param keyOf returns the stored key of a value */
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
    forget: async (value) => void (await limiter.delete(keyOf(value))),
    async wait(value) {
      const state = await limiter.get(keyOf(value))
      return state && state.consumedPoints >= limiter.points ? secondsOf(state) : undefined
    },
  }
}

/**
 * Combines a local and a shared counter. If the local counter rejects, the shared one is not queried, so that a flood
 * does not load it.
 */
export function inBoth(ownCounter: Counter, shared: Counter): Counter {
  const onEachCounter = async (work: (counter: Counter) => Promise<void>) => {
    await work(ownCounter)
    await work(shared)
  }
  return {
    take: async (value, count) => (await ownCounter.take(value, count)) ?? (await shared.take(value, count)),
    giveBack: (value) => onEachCounter((counter) => counter.giveBack(value)),
    forget: (value) => onEachCounter((counter) => counter.forget(value)),
    wait: async (value) => (await ownCounter.wait(value)) ?? (await shared.wait(value)),
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.ceil(msBeforeNext / 1000)
