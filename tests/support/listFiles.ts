// Lists files of the project for tests that check each of these files.
import { globSync } from 'node:fs'

/**
 * Returns sorted paths relative to the project root. Excludes tests unless the pattern ends with `.test.ts`.
 * @param atLeast minimum number of matching files; choose a number below the current number of files, but far above
 * zero
 * @throws if fewer files match: a test over an empty list would pass without checking anything
 */
export function listFiles(pattern: string, atLeast: number): string[] {
  const isOfTests = /\.test\.\w+$/.test(pattern)
  const files = globSync(pattern).filter((file) => isOfTests || !/\.test\.tsx?$/.test(file))
  if (files.length < atLeast)
    throw new Error(`${pattern} matches ${files.length} files, but at least ${atLeast} are expected.`)
  return files.toSorted()
}
