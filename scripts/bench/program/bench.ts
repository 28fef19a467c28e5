// Implements `npm run bench`: measures the cost of the hub for visitors, the server and developers, and compares it
// with the design goals. If a goal depends on the speed of the host, missing it is only shown in the table. Missing any
// other goal fails the run.
import { availableParallelism } from 'node:os'
import { answerTimes } from '../answers.ts'
import { backOfficeOfLargeHub } from '#bench/backOffice/backOffice.ts'
import { checkoutOf, thisCheckout } from '../checkouts.ts'
import { commandTimes } from '../commands.ts'
import { manyVersions } from '#bench/content/content.ts'
import { contractChecks } from '#bench/contract.ts'
import { dayOfMembers } from '#bench/day/day.ts'
import { firstLoads } from '../firstLoad.ts'
import { memoryOfJobs } from '#bench/jobs.ts'
import { costOfHome } from '#bench/home/home.ts'
import { lighthouseOfTen, lighthouseOfThree } from '../lighthouse.ts'
import { movesBetweenPages } from '../moves.ts'
import { homesOfOneNetwork } from '#bench/network.ts'
import { largeNotices } from '#bench/notices.ts'
import { singleRound, measurePart, type Part } from '../part.ts'
import { phoneVisits } from '../phone.ts'
import { zeroDowntimeRelease } from '#bench/release/release.ts'
import { requestRates } from '../requests.ts'
import { scrolling } from '#bench/scrolling.ts'
import { startTimes } from '../start.ts'
import { hotStock } from '#bench/stock.ts'
import { printTable, whole, type Row } from '../table.ts'
import { turningWheel } from '#bench/wheel.ts'
import { loadsOnWorkers } from '#bench/workers.ts'
import { buildWhereChanged } from '#scripts/built.ts'
import { readArguments, rejectArguments } from '#scripts/commandLine.ts'

/**
 * Pages that a run without arguments measures: the most important pages for members. `npm run bench phone` visits all
 * pages.
 */
const defaultPages = ['/login', '/app/faq', '/']

const parts: Record<string, Part> = {
  load: singleRound(40, firstLoads, { isOfBuild: true }),
  phone: phoneVisits,
  moves: singleRound(120, movesBetweenPages, { isOfBuild: true }),
  lighthouse: lighthouseOfThree,
  'lighthouse-all': lighthouseOfTen,
  scroll: scrolling,
  wheel: turningWheel,
  answers: answerTimes,
  requests: requestRates,
  network: singleRound(120, homesOfOneNetwork),
  jobs: singleRound(3_600, memoryOfJobs),
  workers: singleRound(3_600, loadsOnWorkers),
  stock: singleRound(600, hotStock),
  home: costOfHome,
  day: singleRound(600, dayOfMembers),
  release: singleRound(600, zeroDowntimeRelease),
  backOffice: singleRound(900, backOfficeOfLargeHub, { isOfBuild: true, isAlone: true }),
  notices: singleRound(600, largeNotices),
  content: singleRound(600, manyVersions, { isOfBuild: true, isAlone: true }),
  commands: singleRound(100, commandTimes),
  contract: singleRound(60, contractChecks),
  start: singleRound(40, startTimes),
}
/**
 * Groups of benchmarks. A run without arguments measures only `pages`; the other groups are for changes to the server
 * or to the tools.
 */
const groups: Record<string, string[]> = {
  pages: ['load', 'phone', 'lighthouse', 'scroll', 'wheel', 'answers'],
  server: ['requests', 'network'],
  tools: ['commands', 'start'],
}
/** Maximum duration of the run without arguments, in seconds. */
const budget = 360

const usage = `Usage: npm run bench -- [<part or group> …] [</path> …] [--against <revision>]

Without arguments it runs the group pages. Paths limit the part phone to these pages. --against also measures a
revision.
Parts: ${Object.keys(parts).join(', ')}.
Groups: ${Object.keys(groups).join(', ')}.`
const { values, positionals } = readArguments(usage, { against: { type: 'string' } })
const paths = positionals.filter((word) => word.startsWith('/'))
const words = positionals.filter((word) => !paths.includes(word))
const usual = words.length === 0
const partNames = (usual ? ['pages'] : words).flatMap((word) => groups[word] ?? [word])
const unknown = partNames.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length)
  rejectArguments(
    `Unknown part ${unknown.join(', ')}. Use ${[...Object.keys(parts), ...Object.keys(groups)].join(', ')}, or a path such as /login.`,
    usage,
  )

const seconds = (since: number) => Math.round((performance.now() - since) / 1000)
const measured = Object.entries(parts).filter(([name]) => partNames.includes(name))
// Build first, so that no part measures the build.
if (measured.some(([, { isOfBuild }]) => isOfBuild)) await buildWhereChanged()
const before = values.against === undefined ? undefined : await checkoutOf(values.against)

const started = performance.now()
const times: Row[] = []
const timeRow = (label: string, took: number, most: number): Row => ({
  part: 'Duration of the benchmark, in seconds',
  label: label,
  value: whole(took),
  goal: `≤ ${most}`,
  reached: took <= most,
})
for (const [index, [name, part]] of measured.entries()) {
  const begun = performance.now()
  console.error(`${index + 1} of ${measured.length}: ${name} …`)
  try {
    const visited = usual && name === 'phone' && !paths.length ? defaultPages : paths
    const rows = await measurePart(part, visited, { workingCopy: thisCheckout, before })
    printTable(rows)
    if (
      ['release', 'day', 'backOffice', 'content'].includes(name) &&
      rows.some(({ reached }) => reached === false)
    )
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
