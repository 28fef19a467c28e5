// Exponential backoff with jitter between failed requests, so that browsers do not all retry at the same time.

const shortest = 1000
const longest = 60_000

/**
 * Returns the delay in ms before the next request, after the given number of consecutive failures. The delay starts at
 * 1 s and doubles with each failure up to 60 s; jitter adds up to a quarter of the delay.
 */
export const pauseAfter = (failures: number, random: () => number = Math.random): number =>
  Math.min(shortest * 2 ** failures, longest) * (1 + random() / 4)
