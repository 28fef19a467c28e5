// Streak lengths that are celebrated: 7, 30 and 100 days, and each further multiple of 100 days.

const milestones = [7, 30, 100]

/**
 * Returns the next milestone of a streak, and the number of days until the streak reaches it; `undefined` if there is
 * no streak.
 */
export function nextMilestone(streak: number): { total: number; days: number } | undefined {
  if (streak === 0) return undefined
  const total = milestones.find((milestone) => milestone > streak) ?? (Math.floor(streak / 100) + 1) * 100
  return { total, days: total - streak }
}

/** Returns true if a streak of this length is celebrated. */
export const isMilestone = (streak: number) => nextMilestone(streak - 1)?.total === streak

/** Returns the longest milestone that a growing streak has reached; `undefined` if it has not reached any. */
export const milestoneBetween = (before: number, after: number): number | undefined =>
  Array.from({ length: Math.max(after - before, 0) }, (_, index) => after - index).find(isMilestone)
