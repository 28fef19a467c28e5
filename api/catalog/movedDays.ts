// Calculates the number of days by which the dates of offers in the catalog are shifted. In development, dates are
// shifted by the number of whole weeks since the catalog was written, so that some offers are always open
// (docs/specification-gaps.md).

/** Reference date of the catalog: the dates of offers were written relative to this date. */
const written = Date.parse('2026-11-23T00:00:00Z')

const week = 7 * 86_400_000

/** Returns the number of days by which dates are shifted: a multiple of 7, or 0 in production. */
export function movedDays(now: number, developmentFakes: string | undefined): number {
  if (developmentFakes !== 'on') return 0
  return 7 * Math.max(0, Math.floor((now - written) / week))
}
