// Measures a part of the bench, and, where another revision is asked for, the same of that one beside it in turns, so that whatever
// else the machine does meets both alike.
import type { Checkout } from './checkouts.ts'
import { whole, type Row } from './table.ts'

export type Asked = {
  /** The pages to visit; all of the part where there is none. */
  paths: string[]
  checkout: Checkout
  /** Ends what was started, the last first, also where the measurement fails. */
  atEnd: (stop: () => unknown) => void
}

/** What is measured of one checkout. */
export type Measured = {
  round: () => Promise<void>
  /** Of all rounds. */
  rows: () => Row[] | Promise<Row[]>
}

export type Part = {
  /** Within which it is done on two quiet cores. */
  seconds: number
  rounds: number
  start: (options: Asked) => Promise<Measured>
  /** It is about the built hub: what was built is what lies here. */
  isOfBuild?: boolean
  /** It measures what lies here alone, whatever it is to be compared with. */
  isAlone?: boolean
}

/** A part that is measured in one go. */
export const inOneGo = (
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

/** @param before the checkout to compare with */
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
      // Whoever is second finds the machine as the first has left it.
      for (const side of round % 2 ? started.toReversed() : started) await side.round()
    const [now = [], old = []] = await Promise.all(started.map(async ({ rows }) => await rows()))
    return before ? compared(now, old) : now
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

/** Rows with the ratio to the same of the other checkout, where both have a figure. */
export function compared(now: readonly Row[], before: readonly Row[]): Row[] {
  // Of two rows of one name the first is the first's: pages repeat what is measured of them.
  const left = [...before]
  return now.map((row) => {
    const place = left.findIndex(({ part, label }) => part === row.part && label === row.label)
    const [other] = place < 0 ? [] : left.splice(place, 1)
    if (row.amount === undefined || other?.amount === undefined) return row
    const old = other.amount < 10 ? other.amount.toFixed(3) : whole(other.amount)
    // Of nothing there is no ratio.
    const ratio = other.amount === 0 ? '' : `${(row.amount / other.amount).toFixed(2)} × `
    return { ...row, against: ratio + old }
  })
}
