// Counts errors in this browser by kind until they are reported. Messages are not stored, because they may contain
// typed text. Counting starts with the page; reporting is loaded later.
import type { PageReport } from '../client/report.ts'

type Faults = NonNullable<PageReport['faults']>

/** Maximum count per kind, as in the contract: a timer may fail a thousand times. */
const most = 100

/**
 * Detects DOM changes by other programs, such as translators or extensions: `removeChild` and `insertBefore` of React
 * throw this for a node with another parent.
 */
export const isForeignChange = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotFoundError'

let counts: Faults = {}

export function countFault(kind: keyof Faults) {
  counts[kind] = Math.min((counts[kind] ?? 0) + 1, most)
}

/** @returns counts since the last call; `undefined` if no error has occurred */
export function takeFaults(): Faults | undefined {
  if (Object.keys(counts).length === 0) return undefined
  const snapshot = counts
  counts = {}
  return snapshot
}
