// Waits between requests that fail: exponentially longer, with jitter, so that browsers do not return all at once.

const shortest = 1000
const longest = 60_000

/** Milliseconds before the next request after so many failures in a row: 1 s, doubled up to 60 s, plus up to a quarter. */
export const pauseAfter = (failures: number, random: () => number = Math.random): number =>
  Math.min(shortest * 2 ** failures, longest) * (1 + random() / 4)
