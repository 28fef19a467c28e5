// Calculates the offset of catalog dates: in development mode offers move by whole weeks since the catalog was written,
// so that some are always open (docs/decisions/0041).

/** Date for which the catalog was written. */
const written = Date.parse('2026-11-23T00:00:00Z')

const week = 7 * 86_400_000

/** Returns the offset in days, in whole weeks: 0 in production. */
export function movedDays(now: number, standIns: string | undefined): number {
  if (standIns !== 'on') return 0
  return 7 * Math.max(0, Math.floor((now - written) / week))
}
