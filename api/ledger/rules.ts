// The arithmetic of lots: when coins expire and which are taken first.

/** The calendar date of an instant in UTC, by which lots expire for everybody at once: `YYYY-MM-DD`. */
export function utcDate(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

/** The last day on which coins granted at the instant can be spent: the end of that month twelve months on, in UTC. */
export function lotExpiry(grantedAt: Date): string {
  return utcDate(new Date(Date.UTC(grantedAt.getUTCFullYear() + 1, grantedAt.getUTCMonth() + 1, 0)))
}

/** Part of a lot: negative when taken from it, positive when given back. */
export type LotUse = { lotId: string; amount: number }

/** Takes the amount from the lots in the order given; `null` when they do not hold as much. */
export function allocateLots(
  lots: readonly { id: string; remaining: number }[],
  amount: number,
): LotUse[] | null {
  const uses: LotUse[] = []
  let missing = amount
  for (const { id, remaining } of lots) {
    if (missing === 0) break
    const taken = Math.min(remaining, missing)
    uses.push({ lotId: id, amount: -taken })
    missing -= taken
  }
  return missing === 0 ? uses : null
}
