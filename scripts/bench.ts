// `npm run bench`: what the hub costs its visitors, its server and its developers, against the goals of the design.
// It reports and never gates: a missed goal is a line in the table, not a failure.
import { availableParallelism } from 'node:os'
import { commandTimes } from './bench/commands.ts'
import { firstLoads } from './bench/firstLoad.ts'
import { requestRates } from './bench/requests.ts'
import { printTable, type Row } from './bench/table.ts'

/** A part that cannot be measured takes nothing away from the others. */
function failed(what: string, error: unknown): Row {
  console.error(error)
  return { part: what, what: 'not measured', value: 'see the error above' }
}

const started = performance.now()
const parts: [what: string, measure: () => Promise<Row[]>][] = [
  ['first loads', firstLoads],
  ['requests a second', requestRates],
  ['generation and types', commandTimes],
]

const rows: Row[] = []
for (const [what, measure] of parts) {
  console.error(`Measuring ${what} …`)
  rows.push(...(await measure().catch((error: unknown) => [failed(what, error)])))
}
const seconds = Math.round((performance.now() - started) / 1000)
printTable(rows)
console.log(`Node ${process.version}, ${availableParallelism()} cores, ${seconds} s.`)
