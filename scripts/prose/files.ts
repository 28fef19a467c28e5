// Lists the files whose texts for developers are checked.
import { globSync } from 'node:fs'

const patterns = [
  '{api,bench,mocks,packages,scripts,src,tests}/**/*.{ts,tsx,mjs,md}',
  '{deploy,docs,locales,public,.github,.ci}/**/*.md',
  '*.{md,ts}',
  'openapi.yaml',
]

/** Page with the writing rules; it is not checked, because its tables list the phrases to avoid. */
const rulesPage = 'docs/writing.md'

/** Returns the paths of all files to check, sorted and relative to the root of the project. */
export const proseFiles = (): string[] =>
  [...new Set(patterns.flatMap((pattern) => globSync(pattern, { exclude: ['**/{node_modules,dist}/**'] })))]
    .filter((file) => file !== rulesPage)
    .toSorted()
