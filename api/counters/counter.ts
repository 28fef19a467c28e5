// Counts the points of one limit, wherever they are kept.
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'

/** So many points in so many seconds; the name tells its counts apart from others' where they are kept together. */
export type CountedLimit = { name: string; points: number; seconds: number }

export type Counter = {
  /** Takes a point, or so many. @returns the seconds until there are some again, where none was left */
  take: (value: string, count?: number) => Promise<number | undefined>
  /** Gives a point back that was taken. */
  giveBack: (value: string) => Promise<void>
  /** Gives all of them back. */
  forget: (value: string) => Promise<void>
  /** @returns the seconds until there are points again, where none is left; takes none */
  wait: (value: string) => Promise<number | undefined>
}

/** @returns nothing where the limit is not counted here */
export type OpenCounter = (limit: CountedLimit) => Counter | undefined

/** Where several servers count together. */
export type SharedCounters = { open: OpenCounter; close: () => void }

/** @param keyOf what is kept of a value */
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

/** Counts by itself and with others. What its own points suffice to refuse is asked of nobody: a flood costs the others nothing. */
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
