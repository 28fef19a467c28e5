// Measures the bytes that a browser fetches for `/login` and `/`, compared with the baseline of the stack. Reports
// separately the files that forms and calls fetch later. Two methods must agree: the files of the build's manifest,
// and the files that Chromium fetches from a real server without interaction.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pages } from '../firstLoad/budgets.ts'
import { filesOf, weightOf } from '../firstLoad/manifest.ts'
import { manifestIn } from '../viteManifest.ts'
import { fetchedBy, type Fetched } from './browser.ts'
import { buildFloor } from './floor.ts'
import type { Asked } from './part.ts'
import { whole, type Row } from './table.ts'

/** Goals as multiples of the baseline. */
const goals: Record<string, number> = { '/login': 1.15 }

export async function firstLoads({ checkout: { folder } }: Asked): Promise<Row[]> {
  const client = join(folder, 'dist/client')
  const floor = sum([...(await buildFloor()).values()].map(weightOf))
  const fetched = await fetchedBy(Object.keys(pages), folder)
  const manifest = manifestIn(await readFile(join(client, '.vite/manifest.json'), 'utf8'))

  const part = 'First load, bytes as gzip -9'
  const rows: Row[] = [{ part, label: 'JS of the floor', value: whole(floor) }]
  const chunks = new Map<string, number>()
  for (const [path, { route }] of Object.entries(pages)) {
    const goal = goals[path]
    const needed = filesOf(manifest, route)
    const pageFetches = fetched?.get(path)
    const scripts = pageFetches ? scriptsIn(pageFetches, false) : needed
    const weights = await Promise.all(scripts.map((file) => weigh(join(client, file))))
    scripts.forEach((file, index) => chunks.set(file, weights[index] ?? 0))
    const total = sum(weights)
    rows.push({
      part,
      label: `JS of ${path}`,
      value: `${whole(total)} = ${(total / floor).toFixed(3)} × floor, ${scripts.length} files`,
      amount: total,
      goal: goal ? `≤ ${goal} × floor = ${whole(goal * floor)}` : undefined,
      reached: goal !== undefined && total <= goal * floor,
    })
    rows.push({
      part,
      label: '  build and browser agree',
      value: agreement(needed, pageFetches && scriptsIn(pageFetches, false)),
    })
    if (pageFetches) {
      const later = scriptsIn(pageFetches, true)
      const waking = sum(await Promise.all(later.map((file) => weigh(join(client, file)))))
      rows.push({
        part,
        label: '  loads after the page has loaded',
        value: `${whole(waking)} in ${later.length} files; with them ${((total + waking) / floor).toFixed(3)} × floor`,
        amount: waking,
      })
    }
    if (pageFetches)
      rows.push({
        part,
        label: '  on the wire (brotli)',
        value: wire(pageFetches),
        amount: sum(pageFetches.map(({ bytes }) => bytes)),
      })
  }
  const largest = [...chunks].toSorted(([, a], [, b]) => b - a).slice(0, 8)
  for (const [file, bytes] of largest)
    rows.push({ part: 'Largest chunks of both, gzip', label: file, value: whole(bytes) })
  return rows
}

const weigh = async (file: string) => weightOf(await readFile(file))

const scriptsIn = (fetched: Fetched[], later: boolean) =>
  fetched.filter(({ kind, isLater }) => kind === 'JS' && isLater === later).map(({ file }) => file)

function agreement(needed: string[], fetched: string[] | undefined): string {
  if (!fetched) return 'not known: no Chromium on this machine'
  const onlyNeeded = needed.filter((file) => !fetched.includes(file)).map((file) => `-${file}`)
  const onlyFetched = fetched.filter((file) => !needed.includes(file)).map((file) => `+${file}`)
  return [...onlyNeeded, ...onlyFetched].join(' ') || `yes, on all ${needed.length} files`
}

/** Transferred bytes by kind: `HTML 3 210, CSS …`. */
function wire(fetched: Fetched[]): string {
  const kinds = Map.groupBy(fetched, ({ kind }) => kind)
  return [...kinds]
    .map(([kind, files]) => `${kind} ${whole(sum(files.map(({ bytes }) => bytes)))}`)
    .join(', ')
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
