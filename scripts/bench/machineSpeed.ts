// Measures the speed of the host with a fixed workload, so that results of two hosts can be compared.
import { median } from './table.ts'

const rounds = 5

/** @returns the median time in ms of a fixed amount of JavaScript on one core */
export function machineSpeed(): number {
  const times = Array.from({ length: rounds }, () => {
    const begun = performance.now()
    work()
    return performance.now() - begun
  })
  return median(times)
}

/** Parses, sorts and joins generated objects, which resembles the work of a page. */
function work(): number {
  let total = 0
  for (let round = 0; round < 20; round += 1) {
    const rows = Array.from({ length: 5_000 }, (_, index) => ({
      id: (index * 7_919) % 5_003,
      name: `row ${index}`,
    }))
    const copies: typeof rows = rows.map((row) => ({ ...row }))
    copies.sort((a, b) => a.id - b.id)
    total += JSON.stringify(copies).length + copies.map(({ name }) => name).join().length
  }
  return total
}
