// Measures the bytes that a browser fetches for `/login` and `/`, compared with the baseline page of the libraries.
// Reports separately the files that forms and calls fetch later. Two methods must give the same files: the manifest of
// the build, and the requests of Chromium to a real server without interaction.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pages } from '../firstLoad/budgets.ts'
import { filesOf, sizeOf } from '../firstLoad/manifest.ts'
import { manifestIn } from '../viteManifest.ts'
import { fetchedBy, type Fetched } from './browser.ts'
import { buildBaseline } from './baseline.ts'
import type { Asked } from './part.ts'
import { whole, type Row } from './table.ts'

/** Goals for the fetched bytes, as multiples of those of the baseline page. */
const goals: Record<string, number> = { '/login': 1.15 }

export async function firstLoads({ checkout: { folder } }: Asked): Promise<Row[]> {
  const client = join(folder, 'dist/client')
  const baseline = sum([...(await buildBaseline()).values()].map(sizeOf))
  const fetched = await fetchedBy(Object.keys(pages), folder)
  const manifest = manifestIn(await readFile(join(client, '.vite/manifest.json'), 'utf8'))

  const part = 'First load, bytes as gzip -9'
  const rows: Row[] = [{ part, label: 'JS of the baseline page', value: whole(baseline) }]
  const chunks = new Map<string, number>()
  for (const [path, { route }] of Object.entries(pages)) {
    const goal = goals[path]
    const needed = filesOf(manifest, route)
    const pageFetches = fetched?.get(path)
    const scripts = pageFetches ? scriptsIn(pageFetches, false) : needed
    const weights = await Promise.all(scripts.map((file) => measure(join(client, file))))
    scripts.forEach((file, index) => chunks.set(file, weights[index] ?? 0))
    const total = sum(weights)
    rows.push({
      part,
      label: `JS of ${path}`,
      value: `${whole(total)} = ${(total / baseline).toFixed(3)} × baseline, ${scripts.length} files`,
      amount: total,
      goal: goal ? `≤ ${goal} × baseline = ${whole(goal * baseline)}` : undefined,
      reached: goal !== undefined && total <= goal * baseline,
    })
    rows.push({
      part,
      label: '  same files in the manifest and in the browser',
      value: agreement(needed, pageFetches && scriptsIn(pageFetches, false)),
    })
    if (pageFetches) {
      const later = scriptsIn(pageFetches, true)
      const waking = sum(await Promise.all(later.map((file) => measure(join(client, file)))))
      rows.push({
        part,
        label: '  loaded after the page load',
        value: `${whole(waking)} in ${later.length} files; with them ${((total + waking) / baseline).toFixed(3)} × baseline`,
        amount: waking,
      })
    }
    if (pageFetches)
      rows.push({
        part,
        label: '  transferred (brotli)',
        value: wire(pageFetches),
        amount: sum(pageFetches.map(({ bytes }) => bytes)),
      })
  }
  const largest = [...chunks].toSorted(([, a], [, b]) => b - a).slice(0, 8)
  for (const [file, bytes] of largest)
    rows.push({ part: 'Largest chunks of all pages, gzip', label: file, value: whole(bytes) })
  return rows
}

const measure = async (file: string) => sizeOf(await readFile(file))

const scriptsIn = (fetched: Fetched[], later: boolean) =>
  fetched.filter(({ kind, isLater }) => kind === 'JS' && isLater === later).map(({ file }) => file)

function agreement(needed: string[], fetched: string[] | undefined): string {
  if (!fetched) return 'unknown: Chromium is not installed'
  const onlyNeeded = needed.filter((file) => !fetched.includes(file)).map((file) => `-${file}`)
  const onlyFetched = fetched.filter((file) => !needed.includes(file)).map((file) => `+${file}`)
  return [...onlyNeeded, ...onlyFetched].join(' ') || `yes, on all ${needed.length} files`
}

/** Formats the transferred bytes by kind of file: `HTML 3 210, CSS …`. */
function wire(fetched: Fetched[]): string {
  const kinds = Map.groupBy(fetched, ({ kind }) => kind)
  return [...kinds]
    .map(([kind, files]) => `${kind} ${whole(sum(files.map(({ bytes }) => bytes)))}`)
    .join(', ')
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
