// Exponential backoff with jitter between failed requests, so that browsers do not all retry at the same time.

const shortest = 1000
const longest = 60_000

/** Returns the delay in ms after a number of failures in a row: 1 s, doubled up to 60 s, plus up to a quarter. */
export const pauseAfter = (failures: number, random: () => number = Math.random): number =>
  Math.min(shortest * 2 ** failures, longest) * (1 + random() / 4)
