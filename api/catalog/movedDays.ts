// The offers of the catalogue have dates, and whoever looks around in a year wants to see some that are open: a server with
// stand-ins moves them by whole weeks since the catalogue was written (docs/decisions/0041).

/** The day on which the offers were open that are meant to be. */
const written = Date.parse('2026-11-23T00:00:00Z')

const week = 7 * 86_400_000

/** Whole weeks, in days, by which offers are moved: 0 without stand-ins. */
export function movedDays(now: number, standIns: string | undefined): number {
  if (standIns !== 'on') return 0
  return 7 * Math.max(0, Math.floor((now - written) / week))
}
