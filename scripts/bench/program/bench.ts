// Implements `npm run bench`: measures the cost of the hub for visitors, the server and developers, against the
// design goals.
// Reports results without gating: a missed goal is a line in a table. Only goals that do not depend on the speed of
// the host fail the run.
// `npm run bench requests` runs only that part, `npm run bench phone /login` one page of a part; `-- --against main`
// compares with that revision.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { answerTimes } from '../answers.ts'
import { checkoutOf, thisCheckout } from '../checkouts.ts'
import { commandTimes } from '../commands.ts'
import { contractChecks } from '#bench/contract.ts'
import { dayOfMembers } from '#bench/day/day.ts'
import { firstLoads } from '../firstLoad.ts'
import { memoryOfJobs } from '#bench/jobs.ts'
import { lighthouseOfTen, lighthouseOfThree } from '../lighthouse.ts'
import { movesBetweenPages } from '../moves.ts'
import { homesOfOneNetwork } from '#bench/network.ts'
import { inOneGo, measurePart, type Part } from '../part.ts'
import { phoneVisits } from '../phone.ts'
import { releaseNobodyNotices } from '#bench/release/release.ts'
import { requestRates } from '../requests.ts'
import { scrolling } from '#bench/scrolling.ts'
import { startTimes } from '../start.ts'
import { hotStock } from '#bench/stock.ts'
import { printTable, whole, type Row } from '../table.ts'
import { turningWheel } from '#bench/wheel.ts'
import { loadsOnWorkers } from '#bench/workers.ts'
import { buildWhereChanged } from '#scripts/built.ts'

/** Pages of the usual run, the most important ones for members; `npm run bench phone` visits all pages. */
const pagesOfUsualRun = ['/login', '/app/faq', '/']

const parts: Record<string, Part> = {
  load: inOneGo(40, firstLoads, { isOfBuild: true }),
  phone: phoneVisits,
  moves: inOneGo(120, movesBetweenPages, { isOfBuild: true }),
  lighthouse: lighthouseOfThree,
  'lighthouse-all': lighthouseOfTen,
  scroll: scrolling,
  wheel: turningWheel,
  answers: answerTimes,
  requests: requestRates,
  network: inOneGo(120, homesOfOneNetwork),
  jobs: inOneGo(3_600, memoryOfJobs),
  workers: inOneGo(3_600, loadsOnWorkers),
  stock: inOneGo(600, hotStock),
  day: inOneGo(600, dayOfMembers),
  release: inOneGo(600, releaseNobodyNotices),
  commands: inOneGo(100, commandTimes),
  contract: inOneGo(60, contractChecks),
  start: inOneGo(40, startTimes),
}
/** Groups of parts. The usual run has only `pages`; the other groups are for changes to the server or to the tools. */
const groups: Record<string, string[]> = {
  pages: ['load', 'phone', 'lighthouse', 'scroll', 'wheel', 'answers'],
  server: ['requests', 'network'],
  tools: ['commands', 'start'],
}
/** Seconds for the usual run. */
const budget = 360

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
})
const paths = positionals.filter((word) => word.startsWith('/'))
const words = positionals.filter((word) => !paths.includes(word))
const usual = words.length === 0
const partNames = (usual ? ['pages'] : words).flatMap((word) => groups[word] ?? [word])
const unknown = partNames.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length) {
  console.error(
    `There is no part ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}; groups of them ${Object.keys(groups).join(', ')}.`,
  )
  process.exit(1)
}

const seconds = (since: number) => Math.round((performance.now() - since) / 1000)
const measured = Object.entries(parts).filter(([name]) => partNames.includes(name))
// Build first, so that no part measures the build.
if (measured.some(([, { isOfBuild }]) => isOfBuild)) await buildWhereChanged()
const before = values.against === undefined ? undefined : await checkoutOf(values.against)

const started = performance.now()
const times: Row[] = []
const timeRow = (label: string, took: number, most: number): Row => ({
  part: 'Time of the bench itself, in seconds',
  label: label,
  value: whole(took),
  goal: `≤ ${most}`,
  reached: took <= most,
})
for (const [index, [name, part]] of measured.entries()) {
  const begun = performance.now()
  console.error(`${index + 1} of ${measured.length}: ${name} …`)
  try {
    const visited = usual && name === 'phone' && !paths.length ? pagesOfUsualRun : paths
    const rows = await measurePart(part, visited, { workingCopy: thisCheckout, before })
    printTable(rows)
    if (['release', 'day'].includes(name) && rows.some(({ reached }) => reached === false))
      process.exitCode = 1
  } catch (error) {
    // Continue with the other parts if a part fails.
    console.error(error)
    process.exitCode = 1
  }
  // Measuring two checkouts takes twice as long.
  times.push(timeRow(name, seconds(begun), part.seconds * (before && !part.isAlone ? 2 : 1)))
}
if (usual && !before) times.push(timeRow('all', seconds(started), budget))
printTable(times)
console.log(`Node ${process.version}, ${availableParallelism()} cores, ${seconds(started)} s.`)
