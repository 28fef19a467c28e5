// Counts the errors in this browser by kind until they are reported. Error messages are not stored, because they may
// contain typed text. Counting starts when the page starts; the code that reports the counts is loaded later.
import type { PageReport } from '../client/report.ts'

type Faults = NonNullable<PageReport['faults']>

/**
 * Maximum count of errors per kind, as defined in the contract. The limit is needed because a failing timer, for
 * example, may cause thousands of errors.
 */
const most = 100

/**
 * Returns true for the error that React causes when another program, such as a translator or an extension, has changed
 * the DOM. `removeChild` and `insertBefore` throw this error if the node has another parent.
 */
export const isForeignChange = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotFoundError'

let counts: Faults = {}

export function countFault(kind: keyof Faults) {
  counts[kind] = Math.min((counts[kind] ?? 0) + 1, most)
}

/** @returns number of errors of each kind since the last call; `undefined` if no error has occurred */
export function takeFaults(): Faults | undefined {
  if (Object.keys(counts).length === 0) return undefined
  const snapshot = counts
  counts = {}
  return snapshot
}
