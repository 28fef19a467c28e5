// Counts what fails in this browser until it is told: how often and of which kind, and nothing of what was said, because the message
// of an error may hold what somebody typed. It is there from the start, what tells of it once the page has loaded.
import type { PageReport } from '../client/report.ts'

type Faults = NonNullable<PageReport['faults']>

/** As the contract has it, of one kind: a timer may fail a thousand times. */
const most = 100

/**
 * Whether another program, such as a translator or an extension, has moved nodes of React's: `removeChild` and `insertBefore` throw it
 * for a node that has another parent.
 */
export const isForeignChange = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotFoundError'

let counts: Faults = {}

export function countFault(kind: keyof Faults) {
  counts[kind] = Math.min((counts[kind] ?? 0) + 1, most)
}

/** @returns what has failed since this was last asked; `undefined` where nothing has */
export function takeFaults(): Faults | undefined {
  if (Object.keys(counts).length === 0) return undefined
  const snapshot = counts
  counts = {}
  return snapshot
}
