// Shifts the dates of offers in the files of the catalog. In development, dates are shifted by the number of whole weeks
// since the catalog was written, so that some offers are always open (docs/specification-gaps.md). Dates that staff
// publish are not shifted.

/** Reference date of the catalog: the dates of offers were written relative to this date. */
const written = Date.parse('2026-11-23T00:00:00Z')

const week = 7 * 86_400_000

/** Returns the number of days by which dates are shifted: a multiple of 7, or 0 in production. */
export function movedDays(now: number, developmentFakes: string | undefined): number {
  if (developmentFakes !== 'on') return 0
  return 7 * Math.max(0, Math.floor((now - written) / week))
}

const instants = /"(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z)"/g

/** Returns the data of a file with all instants shifted; the same object if no instant is shifted. */
export function withMovedInstants(file: object, days: number): object {
  if (days === 0) return file
  const text = JSON.stringify(file)
  const move = (_quoted: string, instant: string) =>
    JSON.stringify(new Date(Date.parse(instant) + days * 86_400_000))
  const movedText = text.replaceAll(instants, move)
  if (movedText === text) return file
  const moved: unknown = JSON.parse(movedText)
  return typeof moved === 'object' && moved !== null ? moved : file
}
