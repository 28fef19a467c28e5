// A step of `npm run check`: compares what pages fetch of code before they answer with their budgets, as they were built of this
// source; else it builds them.
import { existsSync, readFileSync } from 'node:fs'
import { build } from 'vite'
import { appFingerprint } from '../fingerprint.ts'
import { heaviest, mean, pages } from './budgets.ts'
import { filesOf, routesOf, weightOf, type Manifest } from './manifest.ts'

const isBuilt =
  existsSync('dist/fingerprint') && readFileSync('dist/fingerprint', 'utf8') === appFingerprint()
const { manifest, contentOf } = isBuilt ? readBuild('dist/client') : await buildInMemory()
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

type Built = { manifest: Manifest; contentOf: (file: string) => string | Buffer | undefined }

function readBuild(folder: string): Built {
  return {
    manifest: JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')),
    contentOf: (file) => readFileSync(`${folder}/${file}`),
  }
}

async function buildInMemory(): Promise<Built> {
  const built = await build({ logLevel: 'warn', build: { write: false } })
  if (!('output' in built)) throw new Error('Vite built more than one thing.')
  const listed = built.output.find(({ fileName }) => fileName === '.vite/manifest.json')
  if (listed?.type !== 'asset') throw new Error('Vite wrote no manifest.')
  const scripts = built.output.filter((file) => file.type === 'chunk')
  const code = new Map(scripts.map((script) => [script.fileName, script.code]))
  return { manifest: JSON.parse(String(listed.source)), contentOf: (file) => code.get(file) }
}

function weigh(file: string): number {
  const content = contentOf(file)
  if (content === undefined) throw new Error(`The manifest names ${file}, which was not built.`)
  return weightOf(content)
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
