// Measures the code that each page fetches before it is interactive, and reports exceeded budgets.
import { heaviest, mean, pages } from './budgets.ts'
import type { Manifest } from '../viteManifest.ts'
import { filesOf, routesOf, sizeOf } from './manifest.ts'

/** Build to measure: the manifest of Vite, and the content of the built files. */
export type Built = { manifest: Manifest; contentOf: (file: string) => string | Buffer | undefined }

/** @returns a line of the report for each budget, and a problem for each exceeded budget */
export function measurePages({ manifest, contentOf }: Built) {
  const weights: string[] = []
  const problems: string[] = []
  const hold = (
    label: string,
    bytes: number,
    { budget, grown = [] }: { budget: number; grown?: string[] },
  ) => {
    weights.push(`${label} ${formatBytes(bytes)} of ${formatBytes(budget)} bytes`)
    if (bytes > budget)
      problems.push(
        `${label} fetches ${formatBytes(bytes - budget)} bytes of code more than its budget.`,
        ...grown,
      )
  }
  const sizeOfFile = (file: string) => {
    const content = contentOf(file)
    if (content === undefined) throw new Error(`The manifest names ${file}, which was not built.`)
    return sizeOf(content)
  }
  const sizeOfPage = (page: string) => sum(filesOf(manifest, page).map(sizeOfFile))

  for (const [path, { route, budget, maxFiles, files }] of Object.entries(pages)) {
    const before = new Map<string, number>(Object.entries(files))
    const grown = filesOf(manifest, route).flatMap((file) => {
      const name = file.replace(/^assets\/|-[\w-]{8}\.js$/g, '')
      const more = sizeOfFile(file) - (before.get(name) ?? 0)
      if (more <= 0) return []
      return `    ${name}: ${formatBytes(more)} more${before.has(name) ? '' : ', since the page did not fetch it'}`
    })
    hold(path, sizeOfPage(route), { budget, grown })
    const count = filesOf(manifest, route).length
    if (count > maxFiles) problems.push(`${path} fetches ${count} files of code; the limit is ${maxFiles}.`)
  }

  const ofAll = new Map(routesOf(manifest).map((route) => [route, sizeOfPage(route)]))
  hold('The mean of all pages', sum(ofAll.values()) / ofAll.size, { budget: mean })
  const [[route, largest] = ['', 0]] = [...ofAll].toSorted(([, a], [, b]) => b - a)
  hold(`The heaviest page, ${route},`, largest, { budget: heaviest })
  return { weights, problems }
}

function sum(values: Iterable<number>): number {
  return [...values].reduce((total, value) => total + value, 0)
}

function formatBytes(bytes: number): string {
  return Math.round(bytes).toLocaleString('en')
}
