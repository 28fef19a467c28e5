// Runs one benchmark, such as `phone`. When two revisions are compared, their rounds alternate, so that other load on
// the host affects both revisions equally.
import type { Checkout } from './checkouts.ts'
import { whole, type Row } from './table.ts'

export type Asked = {
  /** The pages to visit; empty for all pages of the benchmark. */
  paths: string[]
  checkout: Checkout
  /** Registers a cleanup. Cleanups run in reverse order, also if the measurement fails. */
  atEnd: (stop: () => unknown) => void
}

/** A running measurement of one checkout. */
export type Measured = {
  round: () => Promise<void>
  /** Table rows with the results of all rounds. */
  rows: () => Row[] | Promise<Row[]>
}

export type Part = {
  /** Expected duration in seconds on two idle cores. */
  seconds: number
  rounds: number
  start: (options: Asked) => Promise<Measured>
  /** True if the benchmark measures the built hub, so that the build must match the working tree. */
  isOfBuild?: boolean
  /** True if the benchmark measures only the working tree and is never compared with another revision. */
  isAlone?: boolean
}

/** Creates a benchmark with a single round. */
export const singleRound = (
  seconds: number,
  measure: (options: Asked) => Promise<Row[]>,
  traits: Pick<Part, 'isOfBuild' | 'isAlone'> = { isAlone: true },
): Part => ({
  ...traits,
  seconds,
  rounds: 1,
  start: async (options) => {
    const measured: Row[] = []
    return {
      round: async () => void measured.push(...(await measure(options))),
      rows: () => measured,
    }
  },
})

/** @param before the checkout with which the working tree is compared */
export async function measurePart(
  { start, rounds, isAlone }: Part,
  paths: string[],
  { workingCopy, before }: { workingCopy: Checkout; before?: Checkout },
): Promise<Row[]> {
  const started: Measured[] = []
  const stops: (() => unknown)[] = []
  try {
    for (const checkout of [workingCopy, ...(before && !isAlone ? [before] : [])])
      started.push(await start({ paths, checkout, atEnd: (stop) => stops.push(stop) }))
    for (let round = 0; round < rounds; round += 1)
      // Alternate the order of the checkouts, because the first measurement affects the state of the host for the
      // second.
      for (const side of round % 2 ? started.toReversed() : started) await side.round()
    const [now = [], old = []] = await Promise.all(started.map(async ({ rows }) => await rows()))
    return before ? compared(now, old) : now
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

/** Adds a ratio to each row that has an amount: the ratio to the amount in the same row of the other checkout. */
export function compared(now: readonly Row[], before: readonly Row[]): Row[] {
  // Match rows with the same name in order: several pages have rows with the same name.
  const left = [...before]
  return now.map((row) => {
    const place = left.findIndex(({ part, label }) => part === row.part && label === row.label)
    const [other] = place < 0 ? [] : left.splice(place, 1)
    if (row.amount === undefined || other?.amount === undefined) return row
    const old = other.amount < 10 ? other.amount.toFixed(3) : whole(other.amount)
    // Add no ratio if the other amount is zero, because the ratio would be undefined.
    const ratio = other.amount === 0 ? '' : `${(row.amount / other.amount).toFixed(2)} × `
    return { ...row, against: ratio + old }
  })
}
