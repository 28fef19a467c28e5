// A step of `npm run check`: builds the pages, and compares what they fetch of code before they answer with their budgets.
import { build } from 'vite'
import { heaviest, mean, pages } from './budgets.ts'
import { filesOf, routesOf, weightOf, type Manifest } from './manifest.ts'

const { manifest, weights } = await buildInMemory()
const problems: string[] = []

for (const [path, { route, budget, files }] of Object.entries(pages)) {
  const before = new Map<string, number>(Object.entries(files))
  const grown = filesOf(manifest, route).flatMap((file) => {
    const name = file.replace(/^assets\/|-[\w-]{8}\.js$/g, '')
    const more = weigh(file) - (before.get(name) ?? 0)
    if (more <= 0) return []
    return `    ${name}: ${inFigures(more)} more${before.has(name) ? '' : ', since the page did not fetch it'}`
  })
  hold(path, weightOfPage(route), budget, grown)
}

const ofAll = new Map(routesOf(manifest).map((route) => [route, weightOfPage(route)]))
hold('The mean of all pages', sum(ofAll.values()) / ofAll.size, mean)
const [[route, largest] = ['', 0]] = [...ofAll].toSorted(([, a], [, b]) => b - a)
hold(`The heaviest page, ${route},`, largest, heaviest)

for (const problem of problems) console.error(problem)
if (problems.length) {
  console.error(
    'Let it come when it is used (`import()`), or with the pages that use it (scripts/chunkGroups.ts); if it is worth its weight, ' +
      'raise the budget in scripts/firstLoad/budgets.ts and say in the commit why.',
  )
  process.exitCode = 1
}

function hold(what: string, bytes: number, budget: number, grown: string[] = []) {
  console.log(`${what} ${inFigures(bytes)} of ${inFigures(budget)} bytes`)
  if (bytes > budget)
    problems.push(
      `${what} fetches ${inFigures(bytes - budget)} bytes of code more than its budget.`,
      ...grown,
    )
}

async function buildInMemory() {
  const built = await build({ logLevel: 'warn', build: { write: false } })
  if (!('output' in built)) throw new Error('Vite built more than one thing.')
  const listed = built.output.find(({ fileName }) => fileName === '.vite/manifest.json')
  if (listed?.type !== 'asset') throw new Error('Vite wrote no manifest.')
  const read: Manifest = JSON.parse(String(listed.source))
  const scripts = built.output.filter((file) => file.type === 'chunk')
  return {
    manifest: read,
    weights: new Map(scripts.map(({ fileName, code }) => [fileName, weightOf(code)])),
  }
}

function weigh(file: string): number {
  const weight = weights.get(file)
  if (weight === undefined) throw new Error(`The manifest names ${file}, which was not built.`)
  return weight
}

function weightOfPage(page: string): number {
  return sum(filesOf(manifest, page).map(weigh))
}

function sum(values: Iterable<number>): number {
  return [...values].reduce((total, value) => total + value, 0)
}

function inFigures(bytes: number): string {
  return Math.round(bytes).toLocaleString('en')
}
