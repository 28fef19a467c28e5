// Lists the files whose texts are checked, and how many problems each may still have.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'

const patterns = [
  '{api,bench,mocks,packages,scripts,src,tests}/**/*.{ts,tsx,mjs,md}',
  '{deploy,docs,locales,public,.github,.ci}/**/*.md',
  '*.{md,ts}',
  'openapi.yaml',
]

/** Not checked, because its tables list the phrases to avoid. */
const rulesPage = 'docs/writing.md'

/** Sorted paths from the root of the project. */
export const proseFiles = (): string[] =>
  [...new Set(patterns.flatMap((pattern) => globSync(pattern, { exclude: ['**/{node_modules,dist}/**'] })))]
    .filter((file) => file !== rulesPage)
    .toSorted()

const remainingFile = 'scripts/prose/remaining.json'

/** Problems of files that were written before the rules, by path. The numbers only get smaller. */
export const remainingProblems = (): Map<string, number> =>
  new Map(
    Object.entries(z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(remainingFile, 'utf8')))),
  )

export function writeRemaining(problems: ReadonlyMap<string, number>) {
  const sorted = [...problems].filter(([, count]) => count > 0).toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(remainingFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
