// `npm run bench`: what the hub costs its visitors, its server and its developers, against the goals of the design.
// It reports and does not gate: a missed goal is a line in a table, and fails the run only where nothing depends on how quick the
// machine is. `npm run bench requests` measures that part alone, `npm run bench phone /login` one page of it.
import { availableParallelism } from 'node:os'
import { answerTimes } from './bench/answers.ts'
import { commandTimes } from './bench/commands.ts'
import { dayOfMembers } from './bench/day/day.ts'
import { firstLoads } from './bench/firstLoad.ts'
import { memoryOfJobs } from './bench/jobs.ts'
import { movesBetweenPages } from './bench/moves.ts'
import { homesOfOneNetwork } from './bench/network.ts'
import { phoneVisits } from './bench/phone.ts'
import { releaseNobodyNotices } from './bench/release/release.ts'
import { requestRates } from './bench/requests.ts'
import { scrolling } from './bench/scrolling.ts'
import { startTimes } from './bench/start.ts'
import { hotStock } from './bench/stock.ts'
import { printTable, type Row } from './bench/table.ts'
import { turningWheel } from './bench/wheel.ts'
import { loadsOnWorkers } from './bench/workers.ts'

const parts: Record<string, (paths: string[]) => Promise<Row[]>> = {
  load: firstLoads,
  phone: phoneVisits,
  moves: movesBetweenPages,
  scroll: scrolling,
  wheel: turningWheel,
  answers: answerTimes,
  requests: requestRates,
  network: homesOfOneNetwork,
  jobs: memoryOfJobs,
  workers: loadsOnWorkers,
  stock: hotStock,
  day: dayOfMembers,
  release: releaseNobodyNotices,
  commands: commandTimes,
  start: startTimes,
}

const paths = process.argv.slice(2).filter((word) => word.startsWith('/'))
const asked = process.argv.slice(2).filter((word) => !paths.includes(word))
const unknown = asked.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

const seconds = (since: number) => `${Math.round((performance.now() - since) / 1000)} s`
const started = performance.now()
// A million rows take long, and for each job hours; a release needs a balancer, and so many redemptions, or a day, minutes.
const usual = Object.keys(parts).filter(
  (name) => !['jobs', 'workers', 'release', 'stock', 'day'].includes(name),
)
const measured = Object.entries(parts).filter(([name]) => (asked.length ? asked : usual).includes(name))
for (const [index, [name, measure]] of measured.entries()) {
  const begun = performance.now()
  console.error(`${index + 1} of ${measured.length}: ${name} …`)
  try {
    const rows = await measure(paths)
    printTable(rows)
    if (['release', 'day'].includes(name) && rows.some(({ reached }) => reached === false))
      process.exitCode = 1
  } catch (error) {
    // A part that cannot be measured takes nothing away from the others.
    console.error(error)
    process.exitCode = 1
  }
  console.error(`${name} took ${seconds(begun)}.`)
}
console.log(`Node ${process.version}, ${availableParallelism()} cores, ${seconds(started)}.`)
